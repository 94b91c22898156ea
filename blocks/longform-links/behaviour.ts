export { markCurrent as attach } from '../parts/labels/mark-current.ts'
