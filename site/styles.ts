/**
 * What every page has, the beginning of the shell's stylesheet; the styles of the shell's parts
 * follow. Layers decide what wins, and the tokens, which name the layers in their order, come first.
 */
import '@belvedere/ui/styles/tokens.css'
import '@belvedere/ui/styles/fonts.css'
import '@belvedere/ui/styles/base.css'
import '@belvedere/ui/styles/focus.css'
import '@belvedere/ui/styles/grid.css'
import '@belvedere/ui/styles/type.css'
import '@belvedere/ui/styles/arc.css'
import '@belvedere/ui/styles/media.css'
import '@belvedere/ui/styles/block.css'
import '@belvedere/ui/styles/hidden.css'
import '@belvedere/ui/styles/reduced-motion.css'
import '@belvedere/motion/reveal/reveal.css'
