import ring from '@belvedere/ui/icons/ring.module.css?inline'
import button from '@belvedere/ui/round-button.module.css?inline'
import own from './lightbox.module.css?inline'

// They come with the script: scripts of the browser bring class names alone, and a page that nobody
// enlarges a picture of needs none of this.
const sheet = new CSSStyleSheet()
sheet.replaceSync(ring + button + own)
document.adoptedStyleSheets.push(sheet)
