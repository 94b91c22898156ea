/**
 * The global styles, at the start of the shell's stylesheet; the build appends those of the shell's
 * parts. Cascade layers decide precedence; `tokens.css` comes first because it declares their order.
 */
import '@belvedere/ui/styles/tokens.css'
import '@belvedere/ui/styles/base.css'
import '@belvedere/ui/styles/focus.css'
import '@belvedere/ui/styles/grid.css'
import '@belvedere/ui/styles/type.css'
import '@belvedere/ui/styles/eyebrow.css'
import '@belvedere/ui/styles/media.css'
import '@belvedere/ui/styles/block.css'
import '@belvedere/ui/styles/hidden.css'
import '@belvedere/ui/styles/print.css'
import '@belvedere/ui/styles/reduced-motion.css'
import '@belvedere/motion/reveal/reveal.css'
// Parts of the shell that load their own styles have pictures, too.
import '@belvedere/ui/image.module.css'
