/** The styles of every component and of the shell. */
import.meta.glob(['../ui/**/*.module.css', './shell/*.module.css'], {
  eager: true,
})
