/*
 * An uploader like the one that upload fields were first made for, written from docs/reference/contact-forms.md §12. It
 * sends each file separately, names it in a hidden field and leaves the last one in the input. A test sets
 * `dnd_cf7_uploader` before it.
 */
document.addEventListener( 'DOMContentLoaded', () => {
	const settings = window.dnd_cf7_uploader;
	const mine = { upload_folder: crypto.randomUUID(), token: crypto.randomUUID() };

	const ask = ( action, fields, file ) => {
		const body = new FormData();
		Object.entries( { action, security: settings.ajax_nonce, ...mine, ...fields } ).forEach( ( [ name, value ] ) =>
			body.append( name, value )
		);
		if ( file ) {
			body.append( 'upload-file', file );
		}
		return fetch( settings.ajax_url, { method: 'POST', body } ).then( ( response ) => response.json() );
	};

	const upload = async ( input, file ) => {
		const row = document.createElement( 'div' );
		row.className = 'dnd-upload-status';
		row.innerHTML =
			'<div class="dnd-upload-details"><span class="name"></span> <a href="#" title="Remove" class="remove-file"><span class="dnd-icon-remove"></span></a></div>';
		row.querySelector( '.name' ).textContent = file.name;
		input.parentElement.append( row );
		const { success, data } = await ask(
			'dnd_codedropz_upload',
			{ form_id: input.dataset.id, upload_name: input.dataset.name },
			file
		);
		if ( ! success ) {
			row.insertAdjacentHTML( 'beforeend', '<span class="has-error"></span>' );
			row.querySelector( '.has-error' ).textContent = data;
			return;
		}
		const named = Object.assign( document.createElement( 'input' ), {
			type: 'hidden',
			name: `${ input.dataset.name }[]`,
			value: `${ data.path }/${ data.file }`,
		} );
		row.append( named );
		row.classList.add( 'complete' );
		row.querySelector( '.dnd-icon-remove' ).addEventListener( 'click', async ( event ) => {
			event.preventDefault();
			if ( ( await ask( 'dnd_codedropz_upload_delete', { path: named.value } ) ).success ) {
				row.remove();
			}
		} );
	};

	const nonce = ask( '_wpcf7_check_nonce', { _ajax_nonce: settings.ajax_nonce } ).then( ( { success, data } ) => {
		settings.ajax_nonce = success ? data : settings.ajax_nonce;
	} );
	document.querySelectorAll( '.wpcf7-drag-n-drop-file' ).forEach( ( input ) => {
		const wrapper = document.createElement( 'div' );
		wrapper.className = 'codedropz-upload-wrapper';
		input.before( wrapper );
		wrapper.append( input );
		input.addEventListener( 'change', async () => {
			await nonce;
			[ ...input.files ].forEach( ( file ) => upload( input, file ) );
		} );
	} );
} );
