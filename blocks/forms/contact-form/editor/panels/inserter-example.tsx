import { __ } from '@wordpress/i18n';

/** The preview in the block inserter: a sample form, rendered without a request. */
export function Example() {
	const fields = [ __( 'Your name', 'frontage-forms' ), __( 'Your email', 'frontage-forms' ) ];
	return (
		<div className="wpcf7">
			<div className="wpcf7-form">
				{ fields.map( ( label ) => (
					<p key={ label }>
						{ label }
						<br />
						<span className="wpcf7-form-control-wrap">
							<input
								className="wpcf7-form-control wpcf7-text"
								type="text"
								aria-label={ label }
								readOnly
							/>
						</span>
					</p>
				) ) }
				<p>
					<input
						className="wpcf7-form-control wpcf7-submit wp-element-button"
						type="submit"
						value={ __( 'Send message', 'frontage-forms' ) }
						readOnly
					/>
				</p>
			</div>
		</div>
	);
}
