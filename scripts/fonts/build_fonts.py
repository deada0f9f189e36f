"""Makes the app's font files, src/assets/fonts/*.woff2, from the packages in node_modules (docs/fonts.md).

Two files a language: the text font, weights 400 to 600 in one variable file, and the heading font, weight 600. The files of
Arabic pages hold the Latin letters, digits and marks of ASCII as well.
"""
from hashlib import sha256
from pathlib import Path
import tempfile

from fontTools import merge, subset, varLib
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.ttLib import TTFont

from joint_glyphs import components, decompose, make_joint

root = Path(__file__).parents[2]
packages = root / 'node_modules/@fontsource'
output = root / 'src/assets/fonts'

punctuation = [*range(0x2010, 0x2028), 0x2030, 0x2039, 0x203A, 0x2044, 0x2122, 0x2191, 0x2193, 0x2212]
latin = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x131, 0x152, 0x153, 0x2DA, 0x2DC, 0x20AC, *punctuation]
ascii = [*range(0x20, 0x7F), 0xA0, 0xA9, 0xAB, 0xB0, 0xB7, 0xBB, 0xD7, *punctuation]
# Letters, vowel marks, digits and punctuation of Arabic, and the letters that names from Persian and Urdu have.
arabic = [
    0x60C, 0x61B, 0x61F, *range(0x621, 0x63B), *range(0x640, 0x656), *range(0x660, 0x66E), 0x670, 0x671,
    0x67E, 0x686, 0x698, 0x6A4, 0x6A9, 0x6AF, 0x6CC, *range(0x6F0, 0x6FA), 0x200C, 0x200D, 0x200E, 0x200F, 0xFDFC,
]
languages = {'latin': {'latin': latin}, 'arabic': {'latin': ascii, 'arabic': arabic}}
text, heading = 'ibm-plex-sans-arabic', 'readex-pro'


def part(family, script, weight, codes):
    """One file of a package with the given characters only."""
    if family == heading and script == 'latin':
        codes = [*codes, 0x2BB, 0x2BC]
    font = TTFont(packages / family / 'files' / f'{family}-{script}-{weight}-normal.woff')
    font.flavor = None
    options = subset.Options(layout_features=['*'], hinting=False, notdef_outline=True, glyph_names=True, name_IDs=[0, 13, 14])
    options.drop_tables += ['gasp', 'STAT', 'meta']
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    return font


def joined(family, scripts, weight, folder):
    """The parts of several scripts as one font."""
    files = []
    for script, codes in scripts.items():
        files.append(str(Path(folder) / f'{family}-{script}-{weight}.ttf'))
        part(family, script, weight, codes).save(files[-1])
    return TTFont(files[0]) if len(files) == 1 else merge.Merger().merge(files)


def without_extra_glyphs(font, names):
    """A font with no glyphs but these; a glyph made of others keeps its looks."""
    for name in names:
        if font['glyf'][name].isComposite() and not set(components(font, name)) <= set(names):
            decompose(font, name)
    options = subset.Options(layout_features=['*'], glyph_names=True, name_IDs=['*'], notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(glyphs=names)
    subsetter.subset(font)
    return font


def variable(masters, folder, middle):
    """One font with weights from 400 to 600. `middle`: where 500 lies between them, from 0 to 1."""
    design = DesignSpaceDocument()
    axis = AxisDescriptor(name='Weight', tag='wght', minimum=400, default=400, maximum=600)
    axis.map = [(400, 0), (500, middle * 1000), (600, 1000)]
    design.addAxis(axis)
    for weight, font in masters.items():
        path = Path(folder) / f'master-{weight}.ttf'
        font.save(path)
        design.addSource(SourceDescriptor(path=str(path), location={'Weight': 0 if weight == 400 else 1000}, familyName='Nabta Text', styleName=str(weight)))
    return varLib.build(design, exclude=['STAT', 'MVAR'])[0]


def middle_weight(fonts):
    """Where the package's own 500 lies between its 400 and 600, by the widths of its glyphs."""
    shares = []
    for name in fonts[400].getGlyphOrder():
        widths = [fonts[weight]['hmtx'].metrics.get(name, (0,))[0] for weight in (400, 500, 600)]
        if abs(widths[2] - widths[0]) >= 12:
            shares.append((widths[1] - widths[0]) / (widths[2] - widths[0]))
    return sorted(shares)[len(shares) // 2]


def rename(font, family):
    """Names the file: "Plex" is a reserved name, which no changed version may have. The licence goes along."""
    names = font['name']
    records = {
        0: names.getDebugName(0),
        1: family,
        2: 'Regular',
        4: family,
        6: family.replace(' ', ''),
        13: 'This Font Software is licensed under the SIL Open Font License, Version 1.1.',
        14: 'https://openfontlicense.org',
    }
    for axis in font['fvar'].axes if 'fvar' in font else []:
        records[axis.axisNameID] = 'Weight'
    names.names = []
    for id, value in records.items():
        names.setName(value, id, 3, 1, 0x409)


def write(font, family, file):
    rename(font, family)
    font['post'].formatType = 3.0
    # The same input gives the same file.
    font.recalcTimestamp = False
    font['head'].created = font['head'].modified = 3_800_000_000
    font.flavor = 'woff2'
    font.save(output / file)
    print(f'{file}: {(output / file).stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs')


output.mkdir(parents=True, exist_ok=True)
for name, scripts in languages.items():
    with tempfile.TemporaryDirectory() as folder:
        write(joined(heading, scripts, 600, folder), 'Nabta Heading', f'heading-{name}.woff2')
        fonts = {weight: joined(text, scripts, weight, folder) for weight in (400, 500, 600)}
        common = [glyph for glyph in fonts[400].getGlyphOrder() if glyph in fonts[600].getGlyphSet()]
        masters = {weight: without_extra_glyphs(fonts[weight], common) for weight in (400, 600)}
        middle = middle_weight(fonts)
        error = make_joint(list(masters.values()))
        print(f'{name}: 500 lies at {middle:.2f}, outlines at most {error:.2f} of 1000 units off')
        write(variable(masters, folder, middle), 'Nabta Text', f'text-{name}.woff2')

sources = ['scripts/fonts/build_fonts.py', 'scripts/fonts/joint_glyphs.py']
sources += [f'node_modules/@fontsource/{family}/package.json' for family in (heading, text)]
made_from = sha256(b''.join((root / source).read_bytes() for source in sources)).hexdigest()
(output / 'made-from.txt').write_text(f'{made_from}\n')
