import { createBlock } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { useEdits, useSlide } from '../state';

/** Puts a layer on the slide. */
export function Add() {
	const slide = useSlide();
	const { insert } = useEdits();
	const add = () =>
		slide &&
		insert( [ createBlock( 'frontage/layer', { html: __( 'Text', 'frontage-slider' ) } ) ], slide.clientId );
	return (
		<Button
			icon={ plus }
			variant="primary"
			size="compact"
			label={ __( 'Add layer', 'frontage-slider' ) }
			onClick={ add }
		/>
	);
}
