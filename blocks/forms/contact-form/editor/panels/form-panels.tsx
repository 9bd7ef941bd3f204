import { InspectorControls } from '@wordpress/block-editor';
import { createContext, createPortal, useContext, useState } from '@wordpress/element';

const Place = createContext< HTMLElement | null >( null );

/**
 * Keeps a place for the form's panels from the start. WordPress shows panels in the order in which they come; a form's come when
 * it is loaded, and would stand below those that others add to any block.
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

/** What stands there. */
export function FormPanels( { children }: { children: React.ReactNode } ) {
	const place = useContext( Place );
	// Within the inspector's own part, since styles of WordPress's components go into the document of what is around them.
	return <InspectorControls>{ place && createPortal( children, place ) }</InspectorControls>;
}
