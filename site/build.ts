import { join } from 'node:path'
import { buildSite } from './build/build-site.ts'

// Overrides the shell's value: React's development build is slower and twice as large.
Object.assign(process.env, { NODE_ENV: 'production' })

const [dist = join(import.meta.dirname, 'dist')] = process.argv.slice(2)
const index = await buildSite(dist)
console.log(`Built the site: ${index.id}`)
