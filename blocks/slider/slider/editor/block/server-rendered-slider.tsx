import apiFetch from '@wordpress/api-fetch';
import { Disabled, Placeholder, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { gallery } from '@wordpress/icons';
import { addQueryArgs } from '@wordpress/url';
import { Failed } from '@frontage/editor';
import { styles } from '@frontage/slider/model';

/** Classes that need rules of their own; the page gets these rules with the markup, the REST API does not return them. */
const CLASSES = /\bfr-(?:levels|visible|under|over)-[\d-]+|\bfr-[a-z][\w-]*/g;

/** A slider rendered by PHP as for visitors, for users who may read it and not edit it. */
export function Printed( { id }: { id: number } ) {
	const [ html, setHtml ] = useState< string >();
	const [ hasFailed, setFailed ] = useState( false );
	useEffect( () => {
		if ( hasFailed ) {
			return; // Reloaded with the button.
		}
		let isShown = true;
		const path = addQueryArgs( '/wp/v2/block-renderer/frontage/slider', {
			context: 'edit',
			attributes: { ref: id },
		} );
		apiFetch< { rendered: string } >( { path } ).then(
			( { rendered } ) => isShown && setHtml( rendered ),
			() => isShown && setFailed( true )
		);
		return () => {
			isShown = false;
		};
	}, [ id, hasFailed ] );
	if ( hasFailed ) {
		return (
			<Failed again={ __( 'Try again', 'frontage-slider' ) } onAgain={ () => setFailed( false ) }>
				{ __( 'Could not load this slider. The page has not been changed.', 'frontage-slider' ) }
			</Failed>
		);
	}
	if ( html === undefined ) {
		return (
			<Placeholder>
				<Spinner />
			</Placeholder>
		);
	}
	if ( ! html.trim() ) {
		return (
			<Placeholder
				icon={ gallery }
				label={ __( 'Slider', 'frontage-slider' ) }
				instructions={ __(
					'This slider is not published or has been deleted. Visitors see nothing here.',
					'frontage-slider'
				) }
			/>
		);
	}
	return (
		<>
			<style>{ styles( [ ...new Set( html.match( CLASSES ) ) ] ) }</style>
			<Disabled>
				{ /* PHP has rendered and sanitized this as for visitors; scripts inserted this way do not run. */ }
				<div dangerouslySetInnerHTML={ { __html: html } } />
			</Disabled>
		</>
	);
}
