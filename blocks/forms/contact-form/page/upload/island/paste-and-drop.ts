const WRAPPER = '.codedropz-upload-wrapper';

const holdsFiles = ( { dataTransfer }: DragEvent ) => !! dataTransfer?.types.includes( 'Files' );

/** The upload field for files pasted somewhere on the page: the one around the target, else the first one of its form. */
function homeOf( target: Element ): Element | null {
	return target.closest( WRAPPER ) ?? ( target.closest( 'form' ) ?? document ).querySelector( WRAPPER );
}

/** Pasting a table into a text field inserts its text, though the clipboard holds an image of it, too. */
function meansText( target: Element, { types }: DataTransfer ): boolean {
	return types.includes( 'text/plain' ) && target.matches( 'input, textarea, [contenteditable]' );
}

/**
 * Accepts files dropped on `zone`, or pasted where `wrapper` is the nearest field. Prevents drops outside the zone: the browser would open
 * the file and lose what was typed. Returns a cleanup function.
 */
export function gather( wrapper: HTMLElement, zone: HTMLElement, take: ( files: File[] ) => void ): () => void {
	const isOver = ( { target }: Event ) => zone.contains( target as Node );
	const over = ( event: DragEvent ) => {
		const goesElsewhere = ( event.target as Element ).matches?.( 'input[type="file"]' ); // A plain file input handles it itself.
		if ( ! holdsFiles( event ) || goesElsewhere ) {
			return;
		}
		zone.classList.toggle( 'codedropz-dragover', isOver( event ) );
		if ( isOver( event ) || ! ( event.target as Element ).closest?.( WRAPPER ) ) {
			event.preventDefault();
			event.dataTransfer!.dropEffect = isOver( event ) ? 'copy' : 'none';
		}
	};
	const drop = ( event: DragEvent ) => {
		over( event );
		zone.classList.remove( 'codedropz-dragover' );
		if ( isOver( event ) && holdsFiles( event ) ) {
			take( Array.from( event.dataTransfer!.files ) );
		}
	};
	const leave = ( event: DragEvent ) => {
		if ( ! event.relatedTarget || ! zone.contains( event.relatedTarget as Node ) ) {
			zone.classList.remove( 'codedropz-dragover' );
		}
	};
	const paste = ( event: ClipboardEvent ) => {
		const { clipboardData: data, target } = event;
		const files = Array.from( data?.files ?? [] );
		if (
			files.length &&
			! event.defaultPrevented &&
			! meansText( target as Element, data! ) &&
			homeOf( target as Element ) === wrapper
		) {
			event.preventDefault();
			take( files );
		}
	};
	const listeners: Array< [ string, ( event: never ) => void ] > = [
		[ 'dragover', over ],
		[ 'drop', drop ],
		[ 'dragleave', leave ],
		[ 'paste', paste ],
	];
	listeners.forEach( ( [ name, listener ] ) => document.addEventListener( name, listener as EventListener ) );
	return () =>
		listeners.forEach( ( [ name, listener ] ) => document.removeEventListener( name, listener as EventListener ) );
}
