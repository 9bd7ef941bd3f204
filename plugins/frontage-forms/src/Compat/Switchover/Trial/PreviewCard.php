<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover\Trial;

use Frontage\Forms\Compat\Switchover\FormFindings;
use Frontage\Kit\Admin\MoveScreen;
use Frontage\Kit\Language;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the card Preview of the report: one form or its emails, today at the left, and after the switch at the right. It works without
 * script, and its frames run none.
 *
 * @phpstan-import-type Finding from FormFindings
 * @phpstan-import-type RecordedMail from TrialGuard
 */
final class PreviewCard {

	/** Id of the heading, to which links lead. */
	private const ID = 'frontage-move-preview';

	/** Parameters of the URL: the form's ID, and `page` or `email`. */
	public const FORM = 'frontage-form';
	public const VIEW = 'frontage-view';

	public const EMAIL = 'email';

	/** Lines of differences that are listed. */
	private const MOST_LINES = 30;

	/** @param string $report_url URL of the last report. */
	public function __construct( private readonly string $report_url ) {}

	/** URL of the report with the preview of this form. */
	public function url( int $form ): string {
		return add_query_arg( self::FORM, $form, $this->report_url ) . '#' . self::ID;
	}

	/**
	 * @param list<Finding>         $findings All forms.
	 * @param array<int, FormTrial> $trials   By form ID.
	 * @param int                   $id       The chosen form; 0 for the first.
	 * @param string                $view     `email`, else the page.
	 */
	public function render( array $findings, array $trials, int $id, string $view ): void {
		$shown  = array_filter( $trials, static fn ( FormTrial $trial ): bool => $trial->is_shown() );
		$titles = array_intersect_key( array_column( $findings, 'title', 'id' ), $shown );
		if ( ! $titles ) {
			return;
		}
		$id       = isset( $titles[ $id ] ) ? $id : (int) array_key_first( $titles );
		$is_email = self::EMAIL === $view;
		MoveScreen::open_card( self::ID, __( 'Preview', 'frontage-forms' ), __( 'Today at the left, after the switch at the right.', 'frontage-forms' ), controls: fn () => $this->render_controls( $titles, $id, $is_email ) );
		echo '<div class="frontage-move__sides">';
		$first = $trials[ (int) array_key_first( $trials ) ]; // It has the styles that all forms share.
		foreach ( [ 'Contact Form 7' => [ $shown[ $id ]->today, $first->today ], 'Frontage Forms' => [ $shown[ $id ]->after, $first->after ] ] as $plugin => [ $side, $shared ] ) {
			printf( '<figure><figcaption>%s</figcaption>', esc_html( $plugin ) );
			/* translators: 1: name of a form, 2: name of a plugin. */
			$is_email ? self::render_mails( $side['mails'], $plugin ) : self::render_frame( self::document( $side['html'], $side['head'] ?: $shared['head'] ), sprintf( __( '%1$s with %2$s', 'frontage-forms' ), $titles[ $id ], $plugin ) );
			echo '</figure>';
		}
		echo '</div>';
		$is_email ? self::render_mail_verdict( $shown[ $id ] ) : self::render_page_verdict( $shown[ $id ] );
		echo '</section>';
	}

	/** @param array<int, string> $titles By form ID. */
	private function render_controls( array $titles, int $id, bool $is_email ): void {
		printf( '<form method="get" class="frontage-move__controls" action="%s">', esc_url( strtok( $this->report_url, '?' ) . '#' . self::ID ) );
		wp_parse_str( (string) wp_parse_url( $this->report_url, PHP_URL_QUERY ), $parameters );
		foreach ( array_filter( $parameters, 'is_string' ) as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( (string) $name ), esc_attr( $value ) );
		}
		printf( '<select name="%s" aria-label="%s">', esc_attr( self::FORM ), esc_attr__( 'Form', 'frontage-forms' ) );
		foreach ( $titles as $form => $title ) {
			printf( '<option value="%d"%s>%s</option>', (int) $form, selected( $form, $id, false ), esc_html( $title ) );
		}
		printf( '</select><span class="frontage-move__views" role="group" aria-label="%s">', esc_attr__( 'Show', 'frontage-forms' ) );
		foreach ( [ 'page' => __( 'Page', 'frontage-forms' ), self::EMAIL => __( 'Email', 'frontage-forms' ) ] as $value => $text ) {
			printf( '<button type="submit" class="button" name="%s" value="%s" aria-pressed="%s">%s</button>', esc_attr( self::VIEW ), esc_attr( $value ), ( self::EMAIL === $value ) === $is_email ? 'true' : 'false', esc_html( $text ) );
		}
		echo '</span></form>';
	}

	private static function render_page_verdict( FormTrial $trial ): void {
		$differences = $trial->list_page_differences();
		if ( ! $differences ) {
			printf( '<p class="frontage-move__result">%s</p>', esc_html__( 'No difference in what visitors see, or in the HTML that your CSS relies on.', 'frontage-forms' ) );
			return;
		}
		$count = count( $differences );
		/* translators: %s: number of lines of HTML. */
		printf( '<p class="frontage-move__result is-warning">%s</p>', esc_html( sprintf( _n( '%s line of HTML differs.', '%s lines of HTML differ.', $count, 'frontage-forms' ), number_format_i18n( $count ) ) ) );
		printf( '<details><summary>%s</summary><p>%s</p><p class="frontage-move__codes" dir="ltr">', esc_html__( 'Differences', 'frontage-forms' ), esc_html__( 'Lines with “-” are there today, lines with “+” after the switch.', 'frontage-forms' ) );
		foreach ( array_slice( $differences, 0, self::MOST_LINES ) as $line ) {
			printf( '<code>%s</code><br>', esc_textarea( $line ) ); // The other functions leave entities unchanged.
		}
		echo '</p></details>';
	}

	private static function render_mail_verdict( FormTrial $trial ): void {
		if ( ! $trial->is_sent() ) {
			printf( '<p class="frontage-move__result is-note">%s</p>', esc_html( FormVerdict::describe_reason( $trial ) ) );
			return;
		}
		$parts = $trial->list_mail_differences();
		if ( $parts ) {
			/* translators: %s: parts of emails: subject, body. */
			printf( '<p class="frontage-move__result is-warning">%s</p>', esc_html( sprintf( __( 'The emails differ: %s', 'frontage-forms' ), FormVerdict::name_parts( $parts ) ) ) );
		} else {
			printf( '<p class="frontage-move__result">%s</p>', esc_html( $trial->today['mails'] ? __( 'No difference in recipient, subject, headers, body, and attachments.', 'frontage-forms' ) : __( 'This form sends no email.', 'frontage-forms' ) ) );
		}
	}

	/** @param list<RecordedMail> $mails */
	private static function render_mails( array $mails, string $plugin ): void {
		if ( ! $mails ) {
			printf( '<p>%s</p>', esc_html__( 'No email', 'frontage-forms' ) );
		}
		foreach ( $mails as $mail ) {
			$facts = array_filter(
				[
					__( 'Recipient', 'frontage-forms' )   => $mail['to'],
					__( 'Subject', 'frontage-forms' )     => $mail['subject'],
					__( 'Headers', 'frontage-forms' )     => implode( "\n", $mail['headers'] ),
					__( 'Attachments', 'frontage-forms' ) => implode( ', ', $mail['files'] ),
				],
				static fn ( string $fact ): bool => '' !== $fact
			);
			echo '<dl class="frontage-move__mail">';
			foreach ( $facts as $name => $fact ) {
				printf( '<dt>%s</dt><dd dir="auto">%s</dd>', esc_html( $name ), esc_textarea( $fact ) );
			}
			echo '</dl>';
			if ( preg_grep( '~^content-type:\s*text/html~i', $mail['headers'] ) ) {
				/* translators: 1: subject of an email, 2: name of a plugin. */
				self::render_frame( $mail['body'], sprintf( __( 'Email “%1$s” with %2$s', 'frontage-forms' ), $mail['subject'], $plugin ) );
			} else {
				printf( '<pre dir="auto" tabindex="0">%s</pre>', esc_textarea( $mail['body'] ) );
			}
		}
	}

	/** A frame without script, form posts, popups, and access to this page. */
	private static function render_frame( string $document, string $title ): void {
		printf( '<iframe sandbox="" loading="lazy" referrerpolicy="no-referrer" tabindex="0" title="%s" srcdoc="%s"></iframe>', esc_attr( $title ), esc_textarea( $document ) );
	}

	/**
	 * The form with the styles of its page. Links open in a new window, which the frame does not allow.
	 */
	private static function document( string $html, string $styles ): string {
		$locale = get_locale();
		return sprintf( '<!doctype html><html lang="%s" dir="%s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><base href="%s" target="_blank">', esc_attr( Language::tag( $locale ) ), esc_attr( Language::direction( $locale ) ), esc_url( home_url( '/' ) ) )
			. $styles . '<style>body{box-sizing:border-box;margin:0;padding:16px}</style></head><body>' . $html . '</body></html>';
	}
}
