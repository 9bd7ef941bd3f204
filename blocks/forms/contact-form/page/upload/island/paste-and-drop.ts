const WRAPPER = '.codedropz-upload-wrapper';

const hasFiles = ( { dataTransfer }: DragEvent ) => !! dataTransfer?.types.includes( 'Files' );

/** The upload field for files pasted somewhere on the page: the one around the target, else the first one of its form. */
function findUploadField( target: Element ): Element | null {
	return target.closest( WRAPPER ) ?? ( target.closest( 'form' ) ?? document ).querySelector( WRAPPER );
}

/** Pasting a table into a text field inserts its text, though the clipboard holds an image of it, too. */
function isTextPaste( target: Element, { types }: DataTransfer ): boolean {
	return types.includes( 'text/plain' ) && target.matches( 'input, textarea, [contenteditable]' );
}

/**
 * Accepts files dropped on `zone`, or pasted where `wrapper` is the nearest field. Prevents drops outside the zone: the browser would open
 * the file and lose what was typed. Returns a cleanup function.
 */
export function acceptFiles(
	wrapper: HTMLElement,
	zone: HTMLElement,
	addFiles: ( files: File[] ) => void
): () => void {
	const isInZone = ( { target }: Event ) => zone.contains( target as Node );
	const onDragOver = ( event: DragEvent ) => {
		const isFileInput = ( event.target as Element ).matches?.( 'input[type="file"]' ); // A plain file input handles it itself.
		if ( ! hasFiles( event ) || isFileInput ) {
			return;
		}
		zone.classList.toggle( 'codedropz-dragover', isInZone( event ) );
		if ( isInZone( event ) || ! ( event.target as Element ).closest?.( WRAPPER ) ) {
			event.preventDefault();
			event.dataTransfer!.dropEffect = isInZone( event ) ? 'copy' : 'none';
		}
	};
	const onDrop = ( event: DragEvent ) => {
		onDragOver( event );
		zone.classList.remove( 'codedropz-dragover' );
		if ( isInZone( event ) && hasFiles( event ) ) {
			addFiles( Array.from( event.dataTransfer!.files ) );
		}
	};
	const onDragLeave = ( event: DragEvent ) => {
		if ( ! event.relatedTarget || ! zone.contains( event.relatedTarget as Node ) ) {
			zone.classList.remove( 'codedropz-dragover' );
		}
	};
	const onPaste = ( event: ClipboardEvent ) => {
		const { clipboardData: data, target } = event;
		const files = Array.from( data?.files ?? [] );
		if (
			files.length &&
			! event.defaultPrevented &&
			! isTextPaste( target as Element, data! ) &&
			findUploadField( target as Element ) === wrapper
		) {
			event.preventDefault();
			addFiles( files );
		}
	};
	const listeners: Array< [ string, ( event: never ) => void ] > = [
		[ 'dragover', onDragOver ],
		[ 'drop', onDrop ],
		[ 'dragleave', onDragLeave ],
		[ 'paste', onPaste ],
	];
	listeners.forEach( ( [ name, listener ] ) => document.addEventListener( name, listener as EventListener ) );
	return () =>
		listeners.forEach( ( [ name, listener ] ) => document.removeEventListener( name, listener as EventListener ) );
}
