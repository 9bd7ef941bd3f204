import type { EditingStage } from '@frontage/slider/react';
import { useEffect, useState } from '@wordpress/element';

/** Width and height in px that the canvas has on the screen. */
export function useViewportSize( viewport: React.RefObject< HTMLElement | null > ) {
	const [ size, setSize ] = useState( { width: 0, height: 0 } );
	useEffect( () => {
		const observer = new ResizeObserver( ( [ entry ] ) => {
			const { width, height } = entry!.contentRect;
			setSize( { width, height } );
		} );
		observer.observe( viewport.current! );
		return () => observer.disconnect();
	}, [ viewport ] );
	return size;
}

/** Height of the slider in its own px. */
export function useStageHeight( stage: EditingStage | undefined ) {
	const [ height, setHeight ] = useState( 400 );
	useEffect( () => {
		if ( ! stage ) {
			return undefined;
		}
		const measure = () => setHeight( Math.max( 60, stage.element.offsetHeight ) );
		const observer = new ResizeObserver( measure );
		observer.observe( stage.element );
		measure();
		return () => observer.disconnect();
	}, [ stage ] );
	return height;
}
