/*
 * Draws the plan of the map page, `plan.webp`, from the shapes of `masterplan.glb`, next to this
 * file. After a change of the model or of the drawing, from the root of the project:
 *
 *   node demo/models/make-plan.ts
 *
 * With a name (`node demo/models/make-plan.ts plan.svg`) the drawing itself is written there too.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawPlan } from './plan/draw.ts'
import { readModel } from './plan/read-model.ts'

/** Sharp enough for the plan zoomed in three times on a phone. */
const PICTURE_WIDTH = 3600

const drawing = drawPlan(await readModel(join(import.meta.dirname, 'masterplan.glb')))
const [, , svgFile] = process.argv
if (svgFile) writeFileSync(svgFile, drawing)
await sharp(Buffer.from(drawing), { density: 72 * 4 })
  .resize(PICTURE_WIDTH)
  .webp({ quality: 80, effort: 6, smartSubsample: true })
  .toFile(join(import.meta.dirname, 'plan.webp'))
