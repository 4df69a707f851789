import { expect, it } from 'vitest'
import { refusedUpload } from './upload.ts'

const MB10 = 10_485_760

it.each([
  ['report.pdf', 'application/pdf'],
  ['scan.JPG', 'image/jpeg'],
  ['scan.jpeg', 'image/jpeg'],
  ['scan.png', 'image/png'],
  ['report.PDF', ''],
  ['bundle.json', 'application/json'],
  ['bundle.json', ''],
])('takes %s of type "%s"', (name, type) => {
  expect(refusedUpload({ name, type, size: MB10 })).toBeNull()
})

it.each([
  ['page.html', 'text/html'],
  ['drawing.svg', 'image/svg+xml'],
  ['notes', ''],
  ['report.pdf', 'text/html'],
])('refuses %s of type "%s" in the words of the specification', (name, type) => {
  expect(refusedUpload({ name, type, size: 1 })).toEqual({
    title: 'Invalid File Type',
    sentence: 'Please upload a PDF or image file (JPG, PNG)',
  })
})

it('refuses one byte more than 10 MB', () => {
  expect(refusedUpload({ name: 'a.pdf', type: 'application/pdf', size: MB10 + 1 })).toEqual({
    title: 'File Too Large',
    sentence: 'File must be less than 10MB',
  })
})
