/** Definitions of an upload field, shared by the on-load module and the uploader. */
export const FIELDS = 'form .wpcf7-drag-n-drop-file';
export const ISLAND = 'frontage/upload';
export const DATA = 'frontage-forms-upload';

/** In session storage: the visitor's name and secret, and the files uploaded but not sent. docs/reference/security.md §6 */
export const STORED = 'frontage-visitor';

/** A field's list is identified by the form's element ID and the field's name. */
export const listKey = ( input: HTMLInputElement ) => `${ input.form?.parentElement?.id } ${ input.dataset.name }`;

/** Whether the original uploader's script handles the field: two uploaders would send each file twice. */
export const hasOtherUploader = ( input: HTMLInputElement ) =>
	'dnd_cf7_uploader' in window || ( ! input.dataset.island && !! input.closest( '.codedropz-upload-wrapper' ) );
