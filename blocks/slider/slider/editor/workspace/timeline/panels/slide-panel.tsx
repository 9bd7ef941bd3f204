import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEdits } from '../../state';
import { EaseControl } from './easing-control';
import { MillisecondsField } from './milliseconds-field';
import { transitions } from '../model/animation-presets';
import type { Part } from '../model/use-playback';
import type { Rows } from '../model/use-timeline-rows';

/** Transition and duration of a slide. Choices are previewed immediately. */
export function SlidePanel( { rows, preview }: { rows: Rows; preview: ( part: Part ) => void } ) {
	const { slide, duration, transition, isCarousel } = rows;
	const { change, endStep } = useEdits();
	if ( ! slide ) {
		return null;
	}
	const length = Number( transition.duration ?? 1000 );
	const name = String( transition.name ?? ( transition.in || transition.d3 || transition.effect ? '' : 'fade' ) );
	const groups = transitions();
	const isKnown = groups.some( ( { names } ) => names.some( ( { value } ) => value === name ) );
	const shows = { from: 0, to: length + 300, transition: true };
	return (
		<div className="fr-timeline__panel">
			<h2>{ isCarousel ? __( 'Slide', 'frontage-slider' ) : __( 'Slide transition', 'frontage-slider' ) }</h2>
			<div className="fr-timeline__fields">
				{ ! isCarousel && (
					<>
						<SelectControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ __( 'Transition', 'frontage-slider' ) }
							value={ name }
							onChange={ ( next ) => {
								endStep();
								preview( shows );
								const { in: comes, out, d3, effect, ...rest } = transition;
								change( slide.clientId, 'transition', { ...rest, name: next } );
								endStep();
							} }
						>
							{ ! isKnown && (
								<option value={ name }>{ name || __( 'Custom transition', 'frontage-slider' ) }</option>
							) }
							{ groups.map( ( { label, names } ) => (
								<optgroup key={ label } label={ label }>
									{ names.map( ( one ) => (
										<option key={ one.value } value={ one.value }>
											{ one.label }
										</option>
									) ) }
								</optgroup>
							) ) }
						</SelectControl>
						<MillisecondsField
							label={ __( 'Duration', 'frontage-slider' ) }
							value={ length }
							step={ 50 }
							onChange={ ( ms ) =>
								ms !== undefined && change( slide.clientId, 'transition.duration', ms )
							}
							onDone={ endStep }
						/>
					</>
				) }
				<MillisecondsField
					label={ __( 'Slide duration', 'frontage-slider' ) }
					value={ duration }
					step={ 100 }
					min={ 500 }
					onChange={ ( ms ) => change( slide.clientId, 'duration', ms || undefined ) }
					onDone={ endStep }
				/>
			</div>
			{ ! isCarousel && (
				<div className="fr-timeline__choices">
					<EaseControl
						value={ String( transition.easeIn ?? 'power2.inOut' ) }
						onChange={ ( ease ) =>
							change( slide.clientId, 'transition', { ...transition, easeIn: ease, easeOut: ease } )
						}
						onDone={ endStep }
					/>
				</div>
			) }
		</div>
	);
}
