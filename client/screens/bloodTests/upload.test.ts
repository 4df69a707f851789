import { expect, it } from 'vitest'
import { uploadRefusal } from './upload.ts'

const MB10 = 10_485_760

it.each([
  ['report.pdf', 'application/pdf'],
  ['scan.JPG', 'image/jpeg'],
  ['scan.jpeg', 'image/jpeg'],
  ['scan.png', 'image/png'],
  ['scan.jpg', 'image/jpg'],
  ['report.PDF', ''],
  ['report.pdf', 'application/octet-stream'],
])('uploadRefusal accepts %s of type "%s"', (name, type) => {
  expect(uploadRefusal({ name, type, size: MB10 }, 'report')).toBeNull()
})

it.each(['application/json', 'application/fhir+json', '', 'application/octet-stream'])(
  'uploadRefusal accepts JSON of type "%s" as a bundle, not as a report',
  (type) => {
    const bundle = { name: 'bundle.json', type, size: MB10 }
    expect(uploadRefusal(bundle, 'bundle')).toBeNull()
    expect(uploadRefusal(bundle, 'report')?.title).toBe('bloodTests.upload.wrongType.title')
  },
)

it('uploadRefusal refuses a report as a bundle', () => {
  expect(uploadRefusal({ name: 'a.pdf', type: 'application/pdf', size: 1 }, 'bundle')).toEqual({
    title: 'bloodTests.upload.wrongType.title',
    text: 'bloodTests.upload.notBundle',
  })
})

it.each([
  ['page.html', 'text/html'],
  ['drawing.svg', 'image/svg+xml'],
  ['notes', ''],
  ['notes.txt', 'application/octet-stream'],
  ['report.pdf', 'text/html'],
])('uploadRefusal refuses %s of type "%s"', (name, type) => {
  expect(uploadRefusal({ name, type, size: 1 }, 'report')).toEqual({
    title: 'bloodTests.upload.wrongType.title',
    text: 'bloodTests.upload.notReport',
  })
})

it('uploadRefusal refuses one byte more than 10 MB', () => {
  expect(uploadRefusal({ name: 'a.pdf', type: 'application/pdf', size: MB10 + 1 }, 'report')).toEqual({
    title: 'bloodTests.upload.tooLarge.title',
    text: 'bloodTests.upload.tooLarge',
  })
})
