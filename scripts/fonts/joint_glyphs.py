"""Redraws the glyphs of two weights of a family with the same points, as a variable font needs them.

The two files come from the same drawing, but each was turned into quadratic curves on its own, with points of its own. The
nodes between curves are the same; where the curves between them differ, one cubic is fitted to each and both are turned into
quadratic curves together.
"""
import itertools
import math

from fontTools.cu2qu import curves_to_quadratic
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables import ttProgram
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates


def contours_of(font, name):
    """Each contour as (x, y, on the curve, node); points that the format leaves out between two controls are added."""
    coordinates, ends, flags = font['glyf'][name].getCoordinates(font['glyf'])
    result, start = [], 0
    for end in ends:
        points = [(*coordinates[i], flags[i] & 1) for i in range(start, end + 1)]
        start = end + 1
        full = []
        for i, (x, y, on) in enumerate(points):
            full.append((x, y, on, on))
            next_x, next_y, next_on = points[(i + 1) % len(points)]
            if not on and not next_on:
                full.append(((x + next_x) / 2, (y + next_y) / 2, 1, 0))
        result.append(full)
    return result


def distance(a, b):
    """How far two lists of points lie apart, wherever each list lies (mean of squares)."""
    n = len(a)
    ax, ay = sum(p[0] for p in a) / n, sum(p[1] for p in a) / n
    bx, by = sum(p[0] for p in b) / n, sum(p[1] for p in b) / n
    return sum((p[0] - ax - q[0] + bx) ** 2 + (p[1] - ay - q[1] + by) ** 2 for p, q in zip(a, b)) / n


def node_choices(contour, count):
    """All ways to have `count` nodes: those there are, and some of the points that the format left out."""
    nodes = [i for i, p in enumerate(contour) if p[3]]
    others = [i for i, p in enumerate(contour) if p[2] and not p[3]]
    missing = count - len(nodes)
    if not 0 <= missing <= min(3, len(others)):
        return []
    return [sorted(nodes + list(extra)) for extra in itertools.combinations(others, missing)]


def matching_nodes(a, b):
    """The nodes of two contours that correspond, as two lists of indices, and how far apart they lie."""
    least = max(sum(p[3] for p in contour) for contour in (a, b))
    for count in (least, least + 1):
        best = None
        for in_a in node_choices(a, count):
            for in_b in node_choices(b, count):
                for turn in range(count):
                    turned = in_b[turn:] + in_b[:turn]
                    apart = distance([a[i] for i in in_a], [b[i] for i in turned])
                    if best is None or apart < best[0]:
                        best = (apart, in_a, turned)
        if best is not None:
            return best
    return None


def matching_contours(one, other):
    """The contours of `other` in the order of `one`: each the nearest in shape and place."""
    left, result = list(other), []
    for contour in one:
        def apart(candidate):
            match = matching_nodes(contour, candidate)
            if match is None:
                return math.inf
            middle = [tuple(sum(p[k] for p in c) / len(c) for k in (0, 1)) for c in (contour, candidate)]
            return match[0] + math.dist(*middle) ** 2
        nearest = min(left, key=apart)
        left.remove(nearest)
        result.append(nearest)
    return result


def between(contour, first, last):
    """The points from one node to another."""
    points, i = [contour[first][:2]], first
    while True:
        i = (i + 1) % len(contour)
        points.append(contour[i][:2])
        if i == last:
            return points


def sampled(points, count=24):
    """Places along a run of quadratic curves."""
    result = [points[0]]
    for k in range(0, len(points) - 2, 2):
        for s in range(1, count + 1):
            t = s / count
            weights = ((1 - t) ** 2, 2 * t * (1 - t), t * t)
            result.append(tuple(sum(w * p[axis] for w, p in zip(weights, points[k:k + 3])) for axis in (0, 1)))
    return result


def unit(a, b):
    length = math.dist(a, b) or 1
    return ((b[0] - a[0]) / length, (b[1] - a[1]) / length)


def at(cubic, t):
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3)
    return tuple(sum(w * p[axis] for w, p in zip(weights, cubic)) for axis in (0, 1))


def derivatives(cubic, t):
    a, b, c, d = cubic
    first = tuple(3 * ((1 - t) ** 2 * (b[k] - a[k]) + 2 * t * (1 - t) * (c[k] - b[k]) + t * t * (d[k] - c[k])) for k in (0, 1))
    second = tuple(6 * ((1 - t) * (c[k] - 2 * b[k] + a[k]) + t * (d[k] - 2 * c[k] + b[k])) for k in (0, 1))
    return first, second


def nearer(cubic, place, t):
    """One step of Newton's method towards the parameter where the curve is nearest to a place."""
    (x, y), (first, second) = at(cubic, t), derivatives(cubic, t)
    dx, dy = x - place[0], y - place[1]
    slope = first[0] ** 2 + first[1] ** 2 + dx * second[0] + dy * second[1]
    return t if abs(slope) < 1e-9 else min(1, max(0, t - (dx * first[0] + dy * first[1]) / slope))


def fitted_cubic(points):
    """The cubic that keeps the ends and their tangents and comes nearest to a run; and how far it is off (font units)."""
    start, end = points[0], points[-1]
    if len(points) == 2:
        third = [tuple(a + (b - a) * k / 3 for a, b in zip(start, end)) for k in (1, 2)]
        return (start, *third, end), 0.0
    u, v = unit(start, points[1]), unit(end, points[-2])
    places = sampled(points)
    lengths = list(itertools.accumulate((math.dist(a, b) for a, b in itertools.pairwise(places)), initial=0.0))
    ts = [length / (lengths[-1] or 1) for length in lengths]
    cubic = None
    for _ in range(30):
        uu = uv = vv = u_rest = v_rest = 0.0
        for (x, y), t in zip(places, ts):
            b1, b2 = 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t)
            near, far = (1 - t) ** 3 + b1, b2 + t ** 3
            rest = (x - near * start[0] - far * end[0], y - near * start[1] - far * end[1])
            du, dv = (b1 * u[0], b1 * u[1]), (b2 * v[0], b2 * v[1])
            uu += du[0] ** 2 + du[1] ** 2
            uv += du[0] * dv[0] + du[1] * dv[1]
            vv += dv[0] ** 2 + dv[1] ** 2
            u_rest += du[0] * rest[0] + du[1] * rest[1]
            v_rest += dv[0] * rest[0] + dv[1] * rest[1]
        determinant = uu * vv - uv * uv
        if abs(determinant) < 1e-9:
            alpha = beta = lengths[-1] / 3
        else:
            alpha = max(0, (u_rest * vv - v_rest * uv) / determinant)
            beta = max(0, (uu * v_rest - uv * u_rest) / determinant)
        cubic = (
            start,
            (start[0] + alpha * u[0], start[1] + alpha * u[1]),
            (end[0] + beta * v[0], end[1] + beta * v[1]),
            end,
        )
        ts = [nearer(cubic, place, t) for place, t in zip(places, ts)]
    return cubic, max(math.dist(at(cubic, t), place) for place, t in zip(places, ts))


def decompose(font, name):
    """Turns a glyph made of others into one with contours of its own."""
    coordinates, ends, flags = font['glyf'][name].getCoordinates(font['glyf'])
    glyph = Glyph()
    glyph.numberOfContours = len(ends)
    glyph.coordinates = GlyphCoordinates(coordinates)
    glyph.endPtsOfContours = list(ends)
    glyph.flags = bytearray(flag & 1 for flag in flags)
    glyph.program = ttProgram.Program()
    glyph.program.fromBytecode(b'')
    glyph.recalcBounds(font['glyf'])
    font['glyf'][name] = glyph


def redraw(fonts, name, tolerance):
    """Redraws one glyph in both fonts. Returns how far the new outlines are off at most (font units)."""
    one, other = (contours_of(font, name) for font in fonts)
    if len(one) != len(other):
        raise ValueError(f'{name} has {len(one)} and {len(other)} contours')
    pens, worst = [TTGlyphPen(None) for _ in fonts], 0.0
    for a, b in zip(one, matching_contours(one, other)):
        match = matching_nodes(a, b)
        if match is None or len(match[1]) < 2:
            raise ValueError(f'{name}: its contours do not match')
        _, in_a, in_b = match
        runs = [
            tuple(between(contour, nodes[k], nodes[(k + 1) % len(nodes)]) for contour, nodes in ((a, in_a), (b, in_b)))
            for k in range(len(in_a))
        ]
        for pen, run in zip(pens, runs[0]):
            pen.moveTo(run[0])
        for pair in runs:
            if len(pair[0]) == len(pair[1]):
                for pen, run in zip(pens, pair):
                    if len(run) == 2:
                        pen.lineTo(run[1])
                    for k in range(1, len(run) - 1, 2):
                        pen.qCurveTo(run[k], run[k + 1])
                continue
            cubics, errors = zip(*(fitted_cubic(run) for run in pair))
            worst = max(worst, *errors)
            for pen, curve in zip(pens, curves_to_quadratic(cubics, [tolerance] * 2)):
                pen.qCurveTo(*curve[1:])
        for pen in pens:
            pen.closePath()
    for font, pen in zip(fonts, pens):
        font['glyf'][name] = pen.glyph(dropImpliedOnCurves=False)
    return worst + tolerance


def components(font, name):
    return [part.glyphName for part in font['glyf'][name].components]


def make_joint(fonts, tolerance=0.8):
    """Redraws all glyphs of two fonts, in place. Returns how far the new outlines are off at most (font units)."""
    worst = 0.0
    names = fonts[0].getGlyphOrder()
    for name in names:
        composite = [font['glyf'][name].isComposite() for font in fonts]
        if any(composite) and (not all(composite) or components(fonts[0], name) != components(fonts[1], name)):
            for font in fonts:
                decompose(font, name)
    for name in names:
        glyph = fonts[0]['glyf'][name]
        if not glyph.isComposite() and glyph.numberOfContours > 0:
            worst = max(worst, redraw(fonts, name, tolerance))
    return worst
