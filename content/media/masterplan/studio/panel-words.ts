import type { ModelFaults } from '../facts.ts'
import type { Panel } from './panel.ts'
import { rowsOf, strays } from './panel.ts'

/** The number of triangles that phones draw without effort. */
const MANY_TRIANGLES = 60_000

/** The number of bytes that a phone loads beside the page without a noticeable wait. */
const MANY_BYTES = 400 * 1024

const number = new Intl.NumberFormat('en')

/** The size of a model in a sentence. */
export function sizeWords({ scene }: Panel): string {
  if (!scene) return ''
  const { triangles, bytes, uploadedBytes } = scene
  const before = bytes === uploadedBytes ? '' : `, made from ${kilobytes(uploadedBytes)}`
  return `${number.format(triangles)} triangles, ${kilobytes(bytes)}${before}.`
}

/** Notes for an editor about a model. */
export function notesOn(panel: Panel): string[] {
  const { scene, shapes } = panel
  if (!scene)
    return [
      'This model was uploaded before models were read. Upload it again: then it is shown here and, in three dimensions, on the map.',
    ]
  if (scene.triangles === 0)
    return [
      'It has nothing to draw: no part in its scene has triangles. Export the model with its meshes, and upload it again.',
      ...faultsOf(scene.faults, false),
    ]
  const heavy = scene.triangles > MANY_TRIANGLES || scene.bytes > MANY_BYTES
  return [
    ...(shapes.length === 0
      ? [
          'None of its parts has a name. Name the houses where the model is drawn, and upload it again.',
        ]
      : []),
    ...faultsOf(scene.faults, shapes.length > 0),
    ...(heavy
      ? [
          `It could not be made lighter than this. Phones draw ${number.format(MANY_TRIANGLES)} triangles and load ${kilobytes(MANY_BYTES)} without effort.`,
        ]
      : []),
    ...(scene.hasRoads
      ? []
      : ['It has no part named “roads”, so the map shows no walks from the gate.']),
  ]
}

function faultsOf(faults: ModelFaults | undefined, hasNames: boolean): string[] {
  const { doubles = [], unnamed = 0, outside = [], shrunk = [] } = faults ?? {}
  return [
    ...doubles.map(
      (name) =>
        `Several parts are named “${name}” (spaces around it do not count): only the first can have a record. Give each its own name where the model is drawn, and upload it again.`,
    ),
    ...(unnamed > 0 && hasNames
      ? [`${count(unnamed, 'part')} without a name: it is drawn, but can have no record.`]
      : []),
    ...(outside.length > 0
      ? [
          `Not in the scene of the file, so not drawn: ${outside.join(', ')}. Move what is missing into the scene, and upload it again.`,
        ]
      : []),
    ...(shrunk.length > 0
      ? [
          `Scaled to zero, so it is invisible: ${shrunk.join(', ')}. Give it a size where the model is drawn, and upload it again.`,
        ]
      : []),
  ]
}

/** How many shapes lack a record and how many records lack a shape, in a sentence. */
export function pairWords(panel: Panel): string {
  const open = rowsOf(panel).filter(({ place }) => !place).length
  const lost = strays(panel).length
  const shapes =
    open === 0 ? 'Every shape has its record' : `${count(open, 'shape')} without a record`
  const records =
    lost === 0 ? 'every record’s shape is in the model' : `${count(lost, 'record')} without a shape`
  return `${shapes}; ${records}.`
}

function count(amount: number, noun: string) {
  return `${number.format(amount)} ${noun}${amount === 1 ? '' : 's'}`
}

function kilobytes(bytes: number) {
  return `${number.format(Math.ceil(bytes / 1024))} KB`
}
