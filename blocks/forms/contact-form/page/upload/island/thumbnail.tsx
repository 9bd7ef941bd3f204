import { useEffect, useRef } from 'react';

const HEIGHT = 96; // px: twice its height on the page.
const MAX_SIZE = 25 * 1024 * 1024; // bytes; decoding a larger image is too expensive on a phone.
const IMAGE_TYPES = /^image\/(jpeg|png|gif|webp|avif|bmp)$/;

/** A small copy of an image, drawn without an object URL that would have to be revoked. For other files, their extension. */
export function Thumbnail( { file, name }: { file: File | undefined; name: string } ) {
	const ref = useRef< HTMLCanvasElement >( null );
	useEffect( () => {
		const canvas = ref.current;
		let isGone = false;
		if ( canvas && file && IMAGE_TYPES.test( file.type ) && file.size < MAX_SIZE ) {
			createImageBitmap( file, { resizeHeight: HEIGHT, resizeQuality: 'medium' } ).then(
				( bitmap ) => {
					if ( ! isGone ) {
						canvas.width = bitmap.width;
						canvas.height = bitmap.height;
						canvas.getContext( '2d' )?.drawImage( bitmap, 0, 0 );
						canvas.dataset.drawn = '';
					}
					bitmap.close();
				},
				() => {} // The file has an image type but is not an image: the server will report it.
			);
		}
		return () => {
			isGone = true;
		};
	}, [ file ] );
	return (
		<span className="dnd-upload-image" aria-hidden="true">
			<span className="file">{ /\.([^.]{1,4})$/.exec( name )?.[ 1 ] }</span>
			<canvas ref={ ref } width="0" height="0" />
		</span>
	);
}
