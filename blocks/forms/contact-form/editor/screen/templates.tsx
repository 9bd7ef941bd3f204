import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { StarterGallery } from '../panels/starter-list';
import type { ScreenProps } from './data/screen-props';
import { Frame } from './frame';

/** The name of the starter form with nothing but a submit button. */
const BLANK = 'blank';

/** The starter forms for a new form. Choosing one stores nothing: the address of the builder names it. */
export function Templates( { list, url }: ScreenProps ) {
	const [ chosen, setChosen ] = useState( '' );
	const addressOf = ( template: string ) => addQueryArgs( url, { template } );
	return (
		<Frame
			list={ list }
			title={ __( 'Add form', 'frontage-forms' ) }
			subtitle={ __( 'Choose a starter form. You can change everything later.', 'frontage-forms' ) }
			actions={
				<>
					<Button __next40pxDefaultSize variant="tertiary" href={ `${ list }#import` }>
						{ __( 'Import', 'frontage-forms' ) }
					</Button>
					<Button __next40pxDefaultSize variant="secondary" href={ addressOf( BLANK ) }>
						{ __( 'Start blank', 'frontage-forms' ) }
					</Button>
				</>
			}
		>
			<div className="fr-form-builder__scroll">
				<div className="fr-form-builder__page fr-form-builder__templates">
					<StarterGallery
						making={ chosen }
						onChoose={ ( { name } ) => {
							setChosen( name );
							window.location.assign( addressOf( name ) );
						} }
					/>
				</div>
			</div>
		</Frame>
	);
}
