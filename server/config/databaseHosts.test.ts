import { expect, it } from 'vitest'
import { databaseHosts, isDatabaseUrl } from './databaseHosts.ts'

it('databaseHosts leaves one host as it is', () => {
  for (const url of [
    'postgres://a:b@db:5432/c',
    'postgresql://a:p%40w@[::1]:5433/c?sslmode=require',
    'postgres://db',
  ]) {
    expect(databaseHosts(url)).toEqual([url])
  }
})

it('databaseHosts names each host with user, password, database and options', () => {
  expect(
    databaseHosts(
      'postgres://a:p%2Cw@one:5432,[::2],other:6432/c?sslmode=require&target_session_attrs=read-write',
    ),
  ).toEqual([
    'postgres://a:p%2Cw@one:5432/c?sslmode=require',
    'postgres://a:p%2Cw@[::2]/c?sslmode=require',
    'postgres://a:p%2Cw@other:6432/c?sslmode=require',
  ])
})

it.each([
  'mysql://db/c',
  'postgres://one,/c',
  'postgres://one:x,other/c',
  'postgres://one,other/c?target_session_attrs=standby',
  'db',
  '',
])('isDatabaseUrl refuses: %s', (url) => {
  expect(isDatabaseUrl(url)).toBe(false)
})
