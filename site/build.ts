import { join } from 'node:path'
import { buildSite } from './build/build-site.ts'

const index = await buildSite(join(import.meta.dirname, 'dist'))
console.log(`The site is built: ${index.id}`)
