import { useRef } from 'react';

/** A button to take a photo, only on devices with a coarse pointer such as phones: others have no suitable camera. */
export function CameraButton( { text, onTake }: { text: string; onTake: ( files: File[] ) => void } ) {
	const ref = useRef< HTMLInputElement >( null );
	if ( ! matchMedia( '(pointer: coarse)' ).matches ) {
		return null;
	}
	return (
		// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- What is clicked in it does its own, and not what the zone around it does.
		<span onClick={ ( event ) => event.stopPropagation() }>
			<button type="button" className="cd-upload-btn" onClick={ () => ref.current?.click() }>
				{ text }
			</button>
			<input
				ref={ ref }
				type="file"
				accept="image/*"
				capture="environment"
				hidden
				onChange={ ( { currentTarget } ) => {
					onTake( Array.from( currentTarget.files ?? [] ) );
					currentTarget.value = '';
				} }
			/>
		</span>
	);
}
