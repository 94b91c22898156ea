import { globSync } from 'node:fs'
import { projectRoot } from '@belvedere/kit/root.ts'
import { expect, test } from 'vitest'
import { isOfMotion, MOTION_PARTS } from './weigh-motion.ts'

test('every motion pattern matches a file', () => {
  for (const pattern of MOTION_PARTS)
    expect(globSync(pattern, { cwd: projectRoot() }), pattern).not.toEqual([])
})

test('isOfMotion is true for motion files only', () => {
  for (const file of [
    'motion/clock.ts',
    'node_modules/lenis/dist/lenis.mjs',
    'site/shell/splash/view.tsx',
  ])
    expect(isOfMotion(file), file).toBe(true)
  for (const file of ['site/browser/main.ts', 'ui/image.tsx', 'node_modules/react/index.js'])
    expect(isOfMotion(file), file).toBe(false)
})
