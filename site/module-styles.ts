/** The styles of every component, of the parts that blocks share, and of the shell. */
import.meta.glob(
  ['../ui/**/*.module.css', '../blocks/parts/**/*.module.css', './shell/*.module.css'],
  { eager: true },
)
