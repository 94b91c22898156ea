export { moveStrip as attach } from '@belvedere/ui/move-strip.ts'
