import { adoptStyles } from '@belvedere/ui/adopt-styles.ts'
import own from './cookies.module.css?inline'

// The question comes seconds after the page, to those alone who have not answered.
adoptStyles(own)
