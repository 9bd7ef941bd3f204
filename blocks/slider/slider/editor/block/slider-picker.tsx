import { Button, Notice, Placeholder, SearchControl, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { Failed } from '@frontage/editor';
import { slides } from '../slider-icon';
import { useSliders, type Listed } from './slider-entities';

interface Props {
	/** Why a slider has to be chosen again. */
	reason?: string | undefined;
	onChoose: ( id: number ) => void;
	onCancel?: ( () => void ) | undefined;
}

/** Selects the slider of the site to show. */
export function Chooser( { reason, onChoose, onCancel }: Props ) {
	const [ search, setSearch ] = useState( '' );
	const { records, isResolving, hasFailed, again } = useSliders( search.trim() );
	return (
		<Placeholder
			icon={ slides }
			label={ __( 'Saved sliders', 'frontage-slider' ) }
			isColumnLayout
			className="fr-slider-chooser"
		>
			{ reason && (
				<Notice status="warning" isDismissible={ false }>
					{ reason }
				</Notice>
			) }
			<SearchControl
				label={ __( 'Search sliders', 'frontage-slider' ) }
				placeholder={ __( 'Search sliders', 'frontage-slider' ) }
				value={ search }
				onChange={ setSearch }
			/>
			{ isResolving && <Spinner /> }
			{ hasFailed && (
				<Failed again={ __( 'Try again', 'frontage-slider' ) } onAgain={ again }>
					{ __( 'Could not load your sliders.', 'frontage-slider' ) }
				</Failed>
			) }
			{ records?.length === 0 && (
				<p>
					{ search
						? __( 'No sliders found.', 'frontage-slider' )
						: __(
								'No sliders yet. Sliders you create or import under Sliders can be used on any number of pages.',
								'frontage-slider'
							) }
				</p>
			) }
			<ul>
				{ records?.map( ( slider ) => (
					<li key={ slider.id }>
						<Button onClick={ () => onChoose( slider.id ) }>
							<Card { ...slider } />
						</Button>
					</li>
				) ) }
			</ul>
			{ onCancel && (
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onCancel }>
					{ __( 'Cancel', 'frontage-slider' ) }
				</Button>
			) }
		</Placeholder>
	);
}

function Card( { title, slug, status, frontage_thumbnail: thumbnail }: Listed ) {
	return (
		<>
			<span className="fr-slider-chooser__picture">
				{ thumbnail && <img src={ thumbnail } alt="" loading="lazy" /> }
			</span>
			<strong>{ decodeEntities( title.rendered ) || slug || __( '(no title)', 'frontage-slider' ) }</strong>
			{ status !== 'publish' && <span>{ __( 'Draft, not visible to visitors', 'frontage-slider' ) }</span> }
		</>
	);
}
