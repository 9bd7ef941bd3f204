import { ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { WhatIsThis } from '@frontage/editor/what-is-this';
import { kilobytes } from './behavior-settings';
import { OptionControl } from './option-control';
import { Picture } from './illustrations';
import type { Behavior, Choice } from './types';

interface Props {
	behavior: Behavior;
	choice: Choice | undefined;
	locale: string;
	/** Whether it differs from what is saved. */
	isChanged: boolean;
	onTurn: ( on: boolean ) => void;
	onOption: ( key: string, value: unknown ) => void;
}

const cost = ( bytes: number, locale: string ) =>
	bytes
		? /* translators: %s: a number, such as 0.8. */
			sprintf( __( '%s KB per page', 'frontage-site' ), kilobytes( bytes, locale ) )
		: __( 'No download', 'frontage-site' );

/** One behavior: illustration, description, toggle, and its options when it is on. */
export function BehaviorCard( { behavior, choice, locale, isChanged, onTurn, onOption }: Props ) {
	const { name, title, words, bytes, options, idle } = behavior;
	const isOn = choice?.on ?? false;
	const keys = Object.keys( options );
	return (
		<li className="frontage-behaviours__card" data-on={ isOn } data-changed={ isChanged } data-behaviour={ name }>
			<Picture of={ name } group={ behavior.group } />
			<div className="frontage-behaviours__words">
				<ToggleControl
					__nextHasNoMarginBottom
					className="frontage-behaviours__switch"
					label={ title }
					help={
						<>
							{ words }
							<span className="frontage-behaviours__facts">
								<span>{ cost( bytes, locale ) }</span>
								{ idle && (
									<strong>
										{ __(
											'Requires a block theme, so it has no effect with your theme.',
											'frontage-site'
										) }
									</strong>
								) }
								{ behavior.recommended && <span>{ __( 'Recommended', 'frontage-site' ) }</span> }
							</span>
						</>
					}
					checked={ isOn }
					onChange={ onTurn }
				/>
				{ behavior.about && (
					<WhatIsThis label={ __( 'What is this?', 'frontage-site' ) } setting={ title }>
						{ behavior.about }
					</WhatIsThis>
				) }
				{ isOn && keys.length > 0 && (
					<fieldset className="frontage-behaviours__options">
						<legend className="screen-reader-text">
							{
								/* translators: %s: the name of a behavior. */
								sprintf( __( 'Options for %s', 'frontage-site' ), title )
							}
						</legend>
						{ keys.map( ( key ) => (
							<OptionControl
								key={ key }
								option={ options[ key ]! }
								value={ choice?.options?.[ key ] ?? options[ key ]!.default }
								onChange={ ( value ) => onOption( key, value ) }
							/>
						) ) }
					</fieldset>
				) }
			</div>
		</li>
	);
}
