/*
 * Draws the plan of the map page, `plan.webp`, and the same plan at dusk, `plan-dusk.webp`, from the
 * shapes of `masterplan.glb`, all in `demo/models/`. After a change of the model or of the drawing,
 * from the root of the project:
 *
 *   node generators/models/make-plan.ts
 *
 * With names (`node generators/models/make-plan.ts plan.svg dusk.svg`) the drawings themselves are written
 * there too.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawPlan } from './plan/draw.ts'
import { DAY, DUSK } from './plan/hours.ts'
import { readModel } from './plan/read-model.ts'

/** Sharp enough for the plan zoomed in three times on a phone. */
const PICTURE_WIDTH = 3600

const MODELS = join(import.meta.dirname, '../../demo/models')
const shapes = await readModel(join(MODELS, 'masterplan.glb'))
const [, , ...svgFiles] = process.argv
const plans = [
  ['plan.webp', DAY],
  ['plan-dusk.webp', DUSK],
] as const
for (const [i, [name, hour]] of plans.entries()) {
  const drawing = drawPlan(shapes, hour)
  const svgFile = svgFiles[i]
  if (svgFile) writeFileSync(svgFile, drawing)
  await sharp(Buffer.from(drawing), { density: 72 * 4 })
    .resize(PICTURE_WIDTH)
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toFile(join(MODELS, name))
}
