import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

export type Part = 'slides' | 'layers' | 'settings' | 'timeline';

const parts = (): Record< Part, string > => ( {
	slides: __( 'Slides', 'frontage-slider' ),
	layers: __( 'Layers', 'frontage-slider' ),
	settings: __( 'Settings', 'frontage-slider' ),
	timeline: __( 'Timeline', 'frontage-slider' ),
} );

interface PartTabsProps {
	part: Part;
	onPart: ( part: Part ) => void;
}

/** On a phone there is space for the slide and one part below it. */
export function PartTabs( { part, onPart }: PartTabsProps ) {
	return (
		<nav className="fr-workspace__tabs" aria-label={ __( 'Editor panels', 'frontage-slider' ) }>
			{ ( Object.entries( parts() ) as [ Part, string ][] ).map( ( [ name, label ] ) => (
				<Button
					key={ name }
					__next40pxDefaultSize
					aria-current={ name === part ? 'true' : undefined }
					onClick={ () => onPart( name ) }
				>
					{ label }
				</Button>
			) ) }
		</nav>
	);
}
