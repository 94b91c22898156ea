import { readPropertyOrExit } from './format/read-property.ts'
import { propertyDir } from './property-dir.ts'

/** Checks the property in `PROPERTY`: prints all of its faults, or nothing. */
const folder = propertyDir()
if (folder !== undefined) await readPropertyOrExit(folder)
