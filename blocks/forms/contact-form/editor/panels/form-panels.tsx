import { InspectorControls } from '@wordpress/block-editor';
import { createContext, createPortal, useContext, useState } from '@wordpress/element';

const Place = createContext< HTMLElement | null >( null );

/**
 * Reserves the position of the form's panels. WordPress shows panels in the order in which they mount. A form's panels mount when it is
 * loaded, and would be below panels that other plugins add to any block.
 */
export function PanelsFirst( { children }: { children: React.ReactNode } ) {
	const [ place, setPlace ] = useState< HTMLElement | null >( null );
	return (
		<>
			<InspectorControls>
				<div ref={ setPlace } style={ { display: 'contents' } } />
			</InspectorControls>
			<Place.Provider value={ place }>{ children }</Place.Provider>
		</>
	);
}

/** The content of that position. */
export function FormPanels( { children }: { children: React.ReactNode } ) {
	const place = useContext( Place );
	// Inside the inspector's fill, since the styles of WordPress's components go into the document of their parent.
	return <InspectorControls>{ place && createPortal( children, place ) }</InspectorControls>;
}
