/** The styles of every component and of the shell. */
import.meta.glob(['../ui/**/*.module.css', './app/*.module.css', './shell/*.module.css'], {
  eager: true,
})
