import { READERS } from './readers.ts'
import { serveReaders } from './serve-readers.ts'

serveReaders(READERS)
