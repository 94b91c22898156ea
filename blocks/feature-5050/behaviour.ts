export { playFilms as attach } from '@belvedere/ui/play-films.ts'
