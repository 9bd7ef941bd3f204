import type { Block } from '@wordpress/blocks';
import { SearchControl, Spinner, VisuallyHidden } from '@wordpress/components';
import { useId, useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Preview } from './template-preview';
import { asSlider, blockOf, matches, useTemplates, type Template, type TemplateKind } from './use-templates';
import './templates.css';

export type { TemplateKind } from './use-templates';

interface TemplateGalleryProps {
	/** Kind of templates: a whole slider, one slide, a group of layers. */
	kind?: TemplateKind;
	/** Called with a block of that kind, ready to be inserted. */
	onChoose: ( block: Block ) => void;
}

/** Templates as cards, each of which is a button; the preview plays on hover or focus. */
export function TemplateGallery( { kind = 'slider', onChoose }: TemplateGalleryProps ) {
	const templates = useTemplates( kind );
	const [ search, setSearch ] = useState( '' );
	const found = useMemo(
		() => templates?.filter( ( template ) => matches( template, search.trim() ) ),
		[ templates, search ]
	);
	const count = found?.length ?? 0;
	if ( ! found ) {
		return <Spinner />;
	}
	return (
		<div className="fr-templates">
			<SearchControl
				label={ __( 'Search templates', 'frontage-slider' ) }
				placeholder={ __( 'Search templates', 'frontage-slider' ) }
				value={ search }
				onChange={ setSearch }
			/>
			<VisuallyHidden role="status">
				{ search &&
					/* translators: %d: how many templates were found */
					sprintf( _n( '%d template found', '%d templates found', count, 'frontage-slider' ), count ) }
			</VisuallyHidden>
			{ count ? (
				<ul className="fr-templates__list" aria-label={ __( 'Templates', 'frontage-slider' ) }>
					{ found.map( ( template ) => (
						<Card key={ template.name } template={ template } kind={ kind } onChoose={ onChoose } />
					) ) }
				</ul>
			) : (
				<p>{ __( 'No templates found.', 'frontage-slider' ) }</p>
			) }
		</div>
	);
}

interface CardProps {
	template: Template;
	kind: TemplateKind;
	onChoose: ( block: Block ) => void;
}

function Card( { template, kind, onChoose }: CardProps ) {
	const id = useId();
	const [ isPlaying, setPlays ] = useState( false );
	const shown = useMemo( () => asSlider( template, kind ), [ template, kind ] );
	const choose = () => {
		const block = blockOf( template, kind );
		if ( block ) {
			onChoose( block );
		}
	};
	return (
		<li>
			<button
				type="button"
				className="fr-templates__card"
				aria-describedby={ id }
				aria-label={ template.title }
				onClick={ choose }
				onMouseEnter={ () => setPlays( true ) }
				onMouseLeave={ () => setPlays( false ) }
				onFocus={ () => setPlays( true ) }
				onBlur={ () => setPlays( false ) }
			>
				{ shown && (
					<Preview block={ shown } id={ `template-${ id.replaceAll( /\W/g, '' ) }` } plays={ isPlaying } />
				) }
				<span className="fr-templates__title">{ template.title }</span>
				<span className="fr-templates__about" id={ id }>
					{ template.description }
				</span>
			</button>
		</li>
	);
}
