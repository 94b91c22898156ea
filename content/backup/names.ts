import { hostname } from 'node:os'

const NAME = /^belvedere-\d{4}-\d\d-\d\d-\d{6}Z\.tar$/
const UNFINISHED = /^(?:unfinished|rehearsal)-(.+)-(\d+)-[^-]+$/

/** The name of a backup, by the time at which it was taken (UTC): later ones sort last. */
export function nameOf(takenAt: Date): string {
  const [date, time = ''] = takenAt.toISOString().split('T')
  return `belvedere-${date}-${time.slice(0, 8).replaceAll(':', '')}Z.tar`
}

/** Whether a file has the name of a finished backup. */
export function isBackupName(name: string): boolean {
  return NAME.test(name)
}

/** The start of the name of a folder that this process works in; random letters follow. */
export function prefixOf(work: 'unfinished' | 'rehearsal'): string {
  return `${work}-${hostname()}-${process.pid}-`
}

/** The machine and the process whose folder this is; undefined for any other name. */
export function ownerOf(name: string): { machine: string; pid: number } | undefined {
  const [, machine, pid] = UNFINISHED.exec(name) ?? []
  return machine === undefined ? undefined : { machine, pid: Number(pid) }
}
