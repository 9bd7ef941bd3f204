/** What the module at load and the uploader both say of an upload field. */
export const FIELDS = 'form .wpcf7-drag-n-drop-file';
export const ISLAND = 'frontage/upload';
export const DATA = 'frontage-forms-upload';

/** In this tab's storage: the visitor's name and secret, and what he has uploaded and not sent. docs/reference/security.md §6 */
export const STORED = 'frontage-visitor';

/** A field's list is told from others by the form's place on the page and the field's name. */
export const listOf = ( input: HTMLInputElement ) => `${ input.form?.parentElement?.id } ${ input.dataset.name }`;

/** The original uploader's script: it draws its own, and two would send each file twice. */
export const hasOther = ( input: HTMLInputElement ) =>
	'dnd_cf7_uploader' in window || ( ! input.dataset.island && !! input.closest( '.codedropz-upload-wrapper' ) );
