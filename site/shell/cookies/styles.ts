import { adoptStyles } from '@belvedere/ui/adopt-styles.ts'
import own from './cookies.module.css?inline'

// The banner appears seconds after the page and only to visitors who have not answered, so its
// styles are loaded with it.
adoptStyles(own)
