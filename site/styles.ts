/** The shell's stylesheet: everything that is no block's own. `@layer` decides what wins. */
import '@belvedere/ui/styles/tokens.css'
import '@belvedere/ui/styles/fonts.css'
import '@belvedere/ui/styles/base.css'

import.meta.glob(['../ui/**/*.module.css', './app/*.module.css', './shell/*.module.css'], {
  eager: true,
})
