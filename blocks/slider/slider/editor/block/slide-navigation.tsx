import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';

interface Props {
	count: number;
	/** Index from 0. */
	at: number;
	onShow: ( at: number ) => void;
}

/** Selects the current slide in the toolbar, since the slider itself does not react to clicks. */
export function SlideButtons( { count, at, onShow }: Props ) {
	if ( count < 2 ) {
		return null;
	}
	const [ back, on ] = isRTL() ? [ chevronRight, chevronLeft ] : [ chevronLeft, chevronRight ];
	const place = sprintf(
		/* translators: 1: number of the slide, 2: how many there are */
		__( '%1$d of %2$d', 'frontage-slider' ),
		at + 1,
		count
	);
	return (
		<ToolbarGroup>
			<ToolbarButton
				icon={ back }
				label={ __( 'Previous slide', 'frontage-slider' ) }
				onClick={ () => onShow( ( at - 1 + count ) % count ) }
			/>
			<ToolbarButton disabled accessibleWhenDisabled>
				{ place }
			</ToolbarButton>
			<ToolbarButton
				icon={ on }
				label={ __( 'Next slide', 'frontage-slider' ) }
				onClick={ () => onShow( ( at + 1 ) % count ) }
			/>
		</ToolbarGroup>
	);
}
