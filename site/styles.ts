/**
 * The shell's stylesheet: everything that is no block's own. Layers decide what wins, and the
 * tokens, which name the layers in their order, must come first.
 */
import '@belvedere/ui/styles/tokens.css'
import '@belvedere/ui/styles/fonts.css'
import '@belvedere/ui/styles/base.css'
import './module-styles.ts'
