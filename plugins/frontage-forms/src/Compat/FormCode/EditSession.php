<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\FormCode;

use Frontage\Forms\Admin\FormListScreen;
use Frontage\Forms\Admin\MailPreview;
use Frontage\Forms\Admin\TestMail;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\FormSchema;
use Frontage\Forms\Document\MailSettings;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Request\RequestData;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Storage\FormRequestParser;
use Frontage\Forms\Storage\SaveLock;

defined( 'ABSPATH' ) || exit;

/** One request of the form code screen: the form, the requested action, and its result. */
final class EditSession {

	/** The name of the buttons. */
	public const DO = 'frontage-do';

	/** The version of the form that the fields were rendered from. */
	public const VERSION = 'frontage-version';

	/** Field of a request of the script: it takes parts of the screen (`FormCodePanels::list_changes()`), not the whole one. */
	public const PARTIAL = 'frontage-partial';

	/** Query argument for the message after a redirect. */
	private const SAID = 'message';

	public ?MailPreview $preview = null;

	/** The email that the preview or the notice is about; '' for none. */
	public string $part = '';

	/** Whether the fields contain unsaved changes. */
	public bool $is_unsaved = false;

	/** @var array{type: 'success'|'error', text: string}|null */
	public ?array $notice = null;

	/** Version of the stored form. */
	public readonly string $version;

	private function __construct( public Form $form ) {
		$this->version = $form->version();
	}

	public static function create( Form $form ): self {
		$editing         = new self( $form );
		$editing->notice = match ( RequestData::parameter( 'get', self::SAID )[0] ?? '' ) {
			'saved'   => [ 'type' => 'success', 'text' => __( 'Form saved.', 'frontage-forms' ) ],
			'created' => [ 'type' => 'success', 'text' => __( 'Form created. Add it to a page with the Form block or the shortcode.', 'frontage-forms' ) ],
			'copied'  => [ 'type' => 'success', 'text' => __( 'Form duplicated. You are editing the copy.', 'frontage-forms' ) ],
			default   => null,
		};
		return $editing;
	}

	/** @param int $id 0: of a form that is not stored. */
	public static function nonce( int $id ): string {
		return 'wpcf7-save-contact-form_' . ( $id ?: -1 );
	}

	/** URL of this screen for a form. */
	public static function form_url( int $id, string $notice = '', string $tab = '' ): string {
		$query = array_filter( [ self::SAID => $notice, 'active-tab' => $tab ] );
		return add_query_arg( $query, admin_url( 'admin.php?page=' . FormFormat::SCREEN . ( $id ? "&post=$id&action=edit" : '-new' ) ) );
	}

	/**
	 * Handles a POST request.
	 *
	 * @param array<mixed> $posted
	 * @return string URL to redirect to; '' to render this screen.
	 */
	public function handle_post( array $posted ): string {
		if ( ! $posted ) {
			return '';
		}
		$nonce = is_string( $posted['_wpnonce'] ?? null ) ? $posted['_wpnonce'] : '';
		if ( ! wp_verify_nonce( $nonce, self::nonce( $this->form->id ) ) ) {
			if ( ! self::is_same_origin() ) {
				$this->notice = [ 'type' => 'error', 'text' => __( 'The request came from another site and was blocked. Nothing was changed.', 'frontage-forms' ) ];
				return '';
			}
			$this->apply_fields( $posted );
			$this->notice = [ 'type' => 'error', 'text' => __( 'Your session has expired. Your changes are still here. Select the button again.', 'frontage-forms' ) ];
			return '';
		}
		$requested_action = is_string( $posted[ self::DO ] ?? null ) ? $posted[ self::DO ] : 'save';
		$tab              = is_string( $posted['active-tab'] ?? null ) ? sanitize_key( $posted['active-tab'] ) : '';
		if ( 'trash' === $requested_action ) {
			return $this->move_to_trash();
		}
		if ( 'copy' === $requested_action ) {
			return $this->duplicate();
		}
		$this->apply_fields( $posted );
		[ $action, $part ] = explode( ':', $requested_action . ':' );
		if ( isset( MailSettings::list_mails( $this->form )[ $part ] ) ) {
			$this->part = $part;
			'test' === $action ? $this->send_test( $part ) : $this->preview( $part );
			return '';
		}
		return isset( $posted[ self::PARTIAL ] ) ? '' : $this->save( $posted, $tab );
	}

	/** Without a valid nonce, fields are filled in only for requests from this site: otherwise one click could save a stranger's content. */
	private static function is_same_origin(): bool {
		$site = RequestData::server( 'HTTP_SEC_FETCH_SITE' );
		return '' === $site
			? RequestData::server( 'HTTP_ORIGIN' ) === preg_replace( '~^(https?://[^/]+).*$~', '$1', admin_url() )
			: 'same-origin' === $site;
	}

	/**
	 * Applies the posted fields to the form, without storing it.
	 *
	 * @param array<mixed> $posted
	 */
	private function apply_fields( array $posted ): void {
		$notice = [];
		foreach ( FieldNames::NAMES as $part => $name ) {
			if ( isset( $posted[ $name ] ) ) {
				$notice[ $part ] = $posted[ $name ];
			}
		}
		if ( isset( $posted[ FieldNames::MAILS ] ) ) {
			$notice['mails'] = $this->read_mails( $posted[ FieldNames::MAILS ] );
		}
		$request = new \WP_REST_Request( 'POST' );
		$request->set_body_params( $notice );
		$this->form       = FormRequestParser::apply( $request, $this->form );
		$this->is_unsaved = true;
	}

	/**
	 * The additional emails with the posted fields; names and rules are not on this screen. An unchecked checkbox posts nothing.
	 *
	 * @return list<array<mixed>>
	 */
	private function read_mails( mixed $posted ): array {
		$off = array_filter( FormSchema::empty_mail(), 'is_bool' );
		return array_map(
			static fn ( array $mail ): array => is_array( $posted ) && is_array( $posted[ $mail['part'] ] ?? null ) ? [ ...$mail, ...$off, ...array_intersect_key( $posted[ $mail['part'] ], FormSchema::MAIL ) ] : $mail,
			$this->form->mails
		);
	}

	/** @param array<mixed> $posted */
	private function save( array $posted, string $tab ): string {
		$is_new     = ! $this->form->id;
		$version    = $is_new ? null : $posted[ self::VERSION ] ?? null;
		$save       = fn (): Form|\WP_Error => AddOnPanels::save( $this->form, $posted ) ?? ( new FormRepository() )->save( $this->form );
		$saved_form = is_string( $version ) ? SaveLock::run_locked( FormRepository::create_for_editing(), $this->form->id, $version, $save ) : $save();
		if ( ! $saved_form ) {
			$this->notice = [ 'type' => 'error', 'text' => __( 'Someone else saved this form after you opened it, so your changes are not saved yet. To see the other version first, open the form in another tab. To overwrite it, select Save again.', 'frontage-forms' ) ];
			return '';
		}
		if ( is_wp_error( $saved_form ) ) {
			$this->notice = [ 'type' => 'error', 'text' => $saved_form->get_error_message() ];
			return '';
		}
		return self::form_url( $saved_form->id, $is_new ? 'created' : 'saved', $tab );
	}

	private function duplicate(): string {
		/* translators: %s: the name of a form. */
		$copy = ( new FormRepository() )->save( $this->form->with( [ 'id' => 0, 'hash' => '', 'slug' => '', 'title' => sprintf( __( '%s (copy)', 'frontage-forms' ), $this->form->title ) ] ) );
		if ( is_wp_error( $copy ) ) {
			$this->notice = [ 'type' => 'error', 'text' => $copy->get_error_message() ];
			return '';
		}
		return self::form_url( $copy->id, 'copied' );
	}

	private function move_to_trash(): string {
		$is_trashed = $this->form->id && current_user_can( FormFormat::CAP_DELETE, $this->form->id ) && wp_trash_post( $this->form->id );
		if ( $is_trashed ) {
			return FormListScreen::url();
		}
		$this->notice = [ 'type' => 'error', 'text' => __( 'There was an error deleting the contact form.', 'frontage-forms' ) ];
		return '';
	}

	private function preview( string $part ): void {
		$this->preview = MailPreview::create( $this->form, $part, true );
	}

	private function send_test( string $part ): void {
		$user   = wp_get_current_user();
		$result = TestMail::send( $this->form, $part, $user );
		/* translators: %s: mail address. */
		$this->notice = is_wp_error( $result ) ? [ 'type' => 'error', 'text' => $result->get_error_message() ] : [ 'type' => 'success', 'text' => sprintf( __( 'Test email sent to %s.', 'frontage-forms' ), $user->user_email ) ];
	}
}
