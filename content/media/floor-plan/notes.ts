import type { FloorPlan } from '@belvedere/kit/day/floor-plan.ts'
import { patchesOf } from '@belvedere/kit/day/patches.ts'

/** The parts of a plan that were left out. */
type LeftOut = {
  /** How many rooms have no name. */
  unnamed: number
  /** Whether there are more rooms or openings than a page shows. */
  tooMany: boolean
  /** How many rooms have too many points for a page. */
  tooFineRooms: number
  /** Whether the walls have too many points for a page. */
  areWallsTooFine: boolean
  /** Whether `data-metres` says no number above 0. */
  isScaleUnread: boolean
  /** How many shapes could not be read. */
  unread: number
}

/** What is missing in an SVG of a plan, in sentences for editors. */
export function notesOf(plan: FloorPlan, leftOut: LeftOut): string[] {
  const { walls, rooms, openings } = plan
  const { unnamed, tooMany, tooFineRooms, areWallsTooFine, isScaleUnread, unread } = leftOut
  const notes: [boolean, string][] = [
    [
      areWallsTooFine,
      'Its walls have more than 3,000 points, too many for a page, so they are not drawn. Export them as plain lines.',
    ],
    [
      walls.length === 0 && !areWallsTooFine,
      'It has no walls, so only its rooms are drawn. Put them into a group named “walls”.',
    ],
    [
      rooms.length === 0 && tooFineRooms === 0,
      'It has no rooms with names, so the sun has nothing to say. Put a closed shape for each room into a group named “rooms”, and give each a name.',
    ],
    [
      unnamed > 0 && rooms.length > 0,
      `${count(unnamed, 'room has no name and is', 'rooms have no name and are')} left out. Give each a title, or name its shape.`,
    ],
    [
      tooFineRooms > 0,
      `${count(tooFineRooms, 'room is', 'rooms are')} left out: together they have more than 1,000 points, too many for a page. Draw them with straight lines.`,
    ],
    [
      isScaleUnread,
      'Its “data-metres” is no number above 0, so its scale is taken from the area of the listing. Write for example data-metres="0.025".',
    ],
    [
      openings.length === 0 && rooms.length > 0,
      'It has no windows or doors, so no sun comes in. Put a line for each, along its wall, into a group named “openings”.',
    ],
    [
      openings.length > 0 && rooms.length > 0 && !letsSunIn(plan),
      'None of its openings lies between a room and the open air, so no sun comes in. Draw them along the outer walls.',
    ],
    [tooMany, 'It has more than 60 rooms or 120 openings; the others are left out.'],
    [
      unread > 0,
      `${count(unread, 'shape is', 'shapes are')} left out: texts, pictures, copies (“use”) and unusual transforms cannot be read. Export them as plain shapes.`,
    ],
  ]
  return notes.flatMap(([applies, note]) => (applies ? [note] : []))
}

function letsSunIn(plan: FloorPlan) {
  return patchesOf(plan).some(({ opening }) => opening)
}

function count(number: number, one: string, other: string) {
  return number === 1 ? `1 ${one}` : `${number} ${other}`
}
