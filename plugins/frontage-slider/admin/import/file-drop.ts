/** Area for dropping a file: the file goes into the form's own field, which is submitted as usual. */
export function enableDrop( area: HTMLElement ) {
	const input = area.querySelector< HTMLInputElement >( 'input[type="file"]' );
	if ( ! input ) {
		return;
	}
	const over = ( event: DragEvent, isOver: boolean ) => {
		event.preventDefault();
		area.classList.toggle( 'is-over', isOver );
	};
	area.addEventListener( 'dragover', ( event ) => over( event, true ) );
	area.addEventListener( 'dragleave', ( event ) => over( event, false ) );
	area.addEventListener( 'drop', ( event ) => {
		over( event, false );
		if ( event.dataTransfer?.files.length ) {
			input.files = event.dataTransfer.files;
			input.focus();
		}
	} );
}
