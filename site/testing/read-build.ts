import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** The files of a build by name, unpacked; bytes that are no text stay apart, as Latin-1. */
export function readBuildFiles(dist: string): Map<string, string> {
  const files = globSync('**', { cwd: dist }).filter((file) => statSync(join(dist, file)).isFile())
  return new Map(files.map((file) => [file, unpack(file, readFileSync(join(dist, file)))]))
}

function unpack(file: string, content: Buffer) {
  if (file.endsWith('.br')) return brotliDecompressSync(content).toString('latin1')
  return (file.endsWith('.gz') ? gunzipSync(content) : content).toString('latin1')
}
