<?php

namespace Frontage\Forms\Form;

defined( 'ABSPATH' ) || exit;

/** Forms to begin with: complete documents in the language of whoever edits, ready to be stored and changed. */
final class Starters {

	/** @return list<array{name: string, title: string, description: string, form: Form}> */
	public static function all(): array {
		$starters = [ self::contact(), self::quote(), self::callback(), self::newsletter(), self::job(), self::blank() ];
		/**
		 * The forms an editor may begin with.
		 *
		 * @since 0.1.0
		 *
		 * @param list<array{name: string, title: string, description: string, form: Form}> $starters
		 */
		$filtered = apply_filters( 'frontage_forms_starters', $starters );
		$all      = [];
		foreach ( is_array( $filtered ) ? $filtered : $starters as $starter ) {
			if ( self::is_starter( $starter ) ) {
				$all[] = $starter;
			}
		}
		return $all;
	}

	/** @phpstan-assert-if-true array{name: string, title: string, description: string, form: Form} $starter */
	private static function is_starter( mixed $starter ): bool {
		return is_array( $starter ) && is_string( $starter['name'] ?? null ) && is_string( $starter['title'] ?? null )
			&& is_string( $starter['description'] ?? null ) && ( $starter['form'] ?? null ) instanceof Form;
	}

	/** @return array{name: string, title: string, description: string, form: Form} */
	private static function contact(): array {
		return self::starter(
			'contact',
			__( 'Contact', 'frontage-forms' ),
			__( 'Name, email and a message.', 'frontage-forms' ),
			[
				self::label( __( 'Your name', 'frontage-forms' ), '[text* your-name autocomplete:name]' ),
				self::label( __( 'Your email', 'frontage-forms' ), '[email* your-email autocomplete:email]' ),
				self::label( __( 'Your message', 'frontage-forms' ), '[textarea* your-message x6]' ),
				self::submit( __( 'Send message', 'frontage-forms' ) ),
			],
			self::mail( __( 'Message from [your-name]', 'frontage-forms' ), [ self::name(), self::email(), '', '[your-message]' ] )
		);
	}

	/** @return array{name: string, title: string, description: string, form: Form} */
	private static function quote(): array {
		$services = self::choices( __( 'Consulting', 'frontage-forms' ), __( 'Planning', 'frontage-forms' ), __( 'Installation', 'frontage-forms' ), __( 'Something else', 'frontage-forms' ) );
		return self::starter(
			'quote',
			__( 'Quote request', 'frontage-forms' ),
			__( 'What is wanted, by when, with files and consents.', 'frontage-forms' ),
			[
				self::label( __( 'Your name', 'frontage-forms' ), '[text* your-name autocomplete:name]' ),
				self::label( __( 'Your email', 'frontage-forms' ), '[email* your-email autocomplete:email]' ),
				self::label( __( 'Phone (optional)', 'frontage-forms' ), '[tel your-phone autocomplete:tel]' ),
				self::label( __( 'What do you need?', 'frontage-forms' ), '[select* service include_blank ' . $services . ']' ),
				self::label( __( 'By when? (optional)', 'frontage-forms' ), '[date wanted-by min:today]' ),
				self::label( __( 'Tell us about it', 'frontage-forms' ), '[textarea* details x6]' ),
				self::label( __( 'Drawings or photos (optional)', 'frontage-forms' ), '[mfile drawings limit:20971520 filetypes:pdf|jpg|jpeg|png|heic max-file:5]' ),
				'[acceptance privacy]' . self::content( __( 'You may use my details to answer this request.', 'frontage-forms' ) ) . '[/acceptance]',
				'[acceptance news optional]' . self::content( __( 'You may also send me news by email.', 'frontage-forms' ) ) . '[/acceptance]',
				self::submit( __( 'Ask for a quote', 'frontage-forms' ) ),
			],
			self::mail(
				__( 'Quote request from [your-name]', 'frontage-forms' ),
				[
					self::name(),
					self::email(),
					self::phone(),
					self::line( __( 'Service', 'frontage-forms' ), '[service]' ),
					self::line( __( 'Wanted by', 'frontage-forms' ), '[wanted-by]' ),
					'',
					'[details]',
					'',
					self::line( __( 'Drawings or photos', 'frontage-forms' ), '[drawings]' ),
					'',
					'[privacy]',
					'[news]',
				]
			)
		);
	}

	/** @return array{name: string, title: string, description: string, form: Form} */
	private static function callback(): array {
		$times = self::choices( __( 'In the morning', 'frontage-forms' ), __( 'Around noon', 'frontage-forms' ), __( 'In the afternoon', 'frontage-forms' ) );
		return self::starter(
			'callback',
			__( 'Callback', 'frontage-forms' ),
			__( 'A number and a good time to call.', 'frontage-forms' ),
			[
				self::label( __( 'Your name', 'frontage-forms' ), '[text* your-name autocomplete:name]' ),
				self::label( __( 'Phone', 'frontage-forms' ), '[tel* your-phone autocomplete:tel]' ),
				'<fieldset><legend>' . self::content( __( 'When may we call?', 'frontage-forms' ) ) . "</legend>\n[radio call-time use_label_element default:1 $times]\n</fieldset>",
				self::label( __( 'What is it about? (optional)', 'frontage-forms' ), '[text subject-matter]' ),
				self::submit( __( 'Call me back', 'frontage-forms' ) ),
			],
			self::mail( __( 'Please call [your-name]', 'frontage-forms' ), [ self::name(), self::phone(), self::line( __( 'When', 'frontage-forms' ), '[call-time]' ), self::line( __( 'Subject', 'frontage-forms' ), '[subject-matter]' ) ], '' )
		);
	}

	/** @return array{name: string, title: string, description: string, form: Form} */
	private static function newsletter(): array {
		return self::starter(
			'newsletter',
			__( 'Newsletter', 'frontage-forms' ),
			__( 'An email address and a consent.', 'frontage-forms' ),
			[
				self::label( __( 'Your email', 'frontage-forms' ), '[email* your-email autocomplete:email]' ),
				'[acceptance news]' . self::content( __( 'Send me news by email. I can unsubscribe at any time.', 'frontage-forms' ) ) . '[/acceptance]',
				self::submit( __( 'Subscribe', 'frontage-forms' ) ),
			],
			self::mail( __( 'New subscriber: [your-email]', 'frontage-forms' ), [ self::email(), '[news]' ] )
		);
	}

	/** @return array{name: string, title: string, description: string, form: Form} */
	private static function job(): array {
		return self::starter(
			'job',
			__( 'Job application', 'frontage-forms' ),
			__( 'With a CV and other files.', 'frontage-forms' ),
			[
				self::label( __( 'Your name', 'frontage-forms' ), '[text* your-name autocomplete:name]' ),
				self::label( __( 'Your email', 'frontage-forms' ), '[email* your-email autocomplete:email]' ),
				self::label( __( 'Phone (optional)', 'frontage-forms' ), '[tel your-phone autocomplete:tel]' ),
				self::label( __( 'Position', 'frontage-forms' ), '[text* position]' ),
				self::label( __( 'Why you? (optional)', 'frontage-forms' ), '[textarea about-you x6]' ),
				self::label( __( 'Your CV and other papers', 'frontage-forms' ), '[mfile* your-papers limit:10485760 filetypes:pdf|doc|docx|odt|jpg|png max-file:5]' ),
				'[acceptance privacy]' . self::content( __( 'You may keep my details until the position is filled.', 'frontage-forms' ) ) . '[/acceptance]',
				self::submit( __( 'Apply', 'frontage-forms' ) ),
			],
			self::mail(
				__( 'Application: [position], [your-name]', 'frontage-forms' ),
				[ self::name(), self::email(), self::phone(), self::line( __( 'Position', 'frontage-forms' ), '[position]' ), '', '[about-you]', '', self::line( __( 'Attached', 'frontage-forms' ), '[your-papers]' ), '[privacy]' ]
			) + [ 'attachments' => '[your-papers]' ]
		);
	}

	/** @return array{name: string, title: string, description: string, form: Form} */
	private static function blank(): array {
		return self::starter(
			'blank',
			__( 'Blank form', 'frontage-forms' ),
			__( 'A button and nothing else.', 'frontage-forms' ),
			[ self::submit( __( 'Send', 'frontage-forms' ) ) ],
			self::mail( __( 'Form sent on [_site_title]', 'frontage-forms' ), [ self::line( __( 'Page', 'frontage-forms' ), '[_url]' ) ], '' )
		);
	}

	/**
	 * @param list<string>          $template Paragraphs.
	 * @param array<string, string|true> $mail
	 * @return array{name: string, title: string, description: string, form: Form}
	 */
	private static function starter( string $name, string $title, string $description, array $template, array $mail ): array {
		$form = Starter::form();
		return [
			'name'        => $name,
			'title'       => $title,
			'description' => $description,
			'form'        => $form->with(
				[
					'title'               => $title,
					'template'            => implode( "\n\n", $template ),
					'additional_settings' => 'acceptance_as_validation: on', // The button can be pressed and says what is missing; old forms keep theirs.
					'mail'                => array_merge( $form->mail, [ 'active' => true ], $mail ),
				]
			),
		];
	}

	/**
	 * @param list<string> $body Lines; those whose fields were left empty are left out of the mail.
	 * @return array<string, string|true>
	 */
	private static function mail( string $subject, array $body, string $headers = 'Reply-To: [your-email]' ): array {
		return [
			'subject'            => '[_site_title]: ' . $subject,
			'body'               => implode( "\n", [ ...$body, '', '-- ', '[_site_title], [_url]' ] ),
			'additional_headers' => $headers,
			'exclude_blank'      => true,
		];
	}

	private static function name(): string {
		return self::line( __( 'Name', 'frontage-forms' ), '[your-name]' );
	}

	private static function email(): string {
		return self::line( __( 'Email', 'frontage-forms' ), '[your-email]' );
	}

	private static function phone(): string {
		return self::line( __( 'Phone', 'frontage-forms' ), '[your-phone]' );
	}

	/** Whoever reads the mail need not guess which answer is which. */
	private static function line( string $label, string $tag ): string {
		/* translators: 1: what an answer is called, such as Name, 2: the answer. */
		return sprintf( __( '%1$s: %2$s', 'frontage-forms' ), $label, $tag );
	}

	private static function label( string $text, string $tag ): string {
		return '<label>' . self::content( $text ) . "\n$tag</label>";
	}

	private static function submit( string $text ): string {
		return '[submit ' . self::choices( $text ) . ']';
	}

	/** Texts in double quotes, as form-tags take them: a translation must not end one early. */
	private static function choices( string ...$texts ): string {
		return implode( ' ', array_map( static fn ( string $text ): string => '"' . str_replace( [ '"', '|' ], [ '”', '/' ], self::content( $text ) ) . '"', $texts ) );
	}

	private static function content( string $text ): string {
		return str_replace( [ '[', ']' ], [ '(', ')' ], esc_html( $text ) );
	}
}
