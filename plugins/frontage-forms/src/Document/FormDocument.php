<?php

namespace Frontage\Forms\Document;

use Frontage\Kit\Language;
use Frontage\Rules\ConditionEvaluator;

defined( 'ABSPATH' ) || exit;

/**
 * A form's document as its owner wrote it, used by tag types, emails and results. The subclass Form parses its template.
 *
 * @phpstan-import-type Condition from ConditionEvaluator
 * @phpstan-import-type Entry from ConfirmationSettings
 * @phpstan-import-type Mail from MailSettings
 */
abstract class FormDocument {

	/** @var array<string, mixed> */
	public readonly array $mail;

	/** @var array<string, mixed> */
	public readonly array $mail_2;

	/** @var array<string, string> Complete: keys without a stored text have the default. */
	public readonly array $messages;

	/** @var list<Condition> When its groups are shown. */
	public readonly array $conditions;

	/** @var list<Entry> What happens once it was sent. */
	public readonly array $after;

	/** @var list<Mail> Names and rules of its mails, and further ones: `MailSettings::list_mails()` has them all. */
	public readonly array $mails;

	/** @var array<string, array<string, string>> Of the last languages. */
	private static array $defaults = [];

	/** @var array<string, string>|null */
	private ?array $settings = null;

	/**
	 * @param array<mixed> $mail     Parts of FormSchema::MAIL.
	 * @param array<mixed> $mail_2   Same parts.
	 * @param array<mixed> $messages
	 * @param array<mixed> $conditions As `GroupConditions::clean()` reads them.
	 * @param array<mixed> $after      As `ConfirmationSettings::clean()` reads them.
	 * @param array<mixed> $mails      As `MailSettings::clean()` reads them.
	 */
	public function __construct(
		public readonly int $id = 0,
		public readonly string $title = '',
		public readonly string $slug = '',
		public readonly string $locale = 'en_US',
		public readonly string $hash = '',
		public readonly string $template = '',
		array $mail = [],
		array $mail_2 = [],
		array $messages = [],
		public readonly string $additional_settings = '',
		array $conditions = [],
		array $after = [],
		array $mails = [],
	) {
		$this->mail     = self::complete_mail( [ 'active' => true ] + $mail );
		$this->mail_2   = self::complete_mail( $mail_2 );
		$messages       = array_filter( $messages, 'is_string' );
		$site_messages  = DefaultMessages::defaults();
		$this->messages = $messages + ( array_diff_key( $site_messages, $messages ) ? self::defaults( $locale, $site_messages ) : [] );

		$this->conditions = GroupConditions::clean( $conditions );
		$this->after      = ConfirmationSettings::clean( $after );
		$this->mails      = MailSettings::clean( $mails );
	}

	/**
	 * Default messages in a form's language, cached so that a list of forms switches the language only once.
	 *
	 * @param array<string, string> $site_messages Messages in the request's language; they differ when code or a translation changes them.
	 * @return array<string, string>
	 */
	private static function defaults( string $locale, array $site_messages ): array {
		$key = md5( (string) wp_json_encode( [ $locale, determine_locale(), $site_messages ] ) );
		if ( ! isset( self::$defaults[ $key ] ) ) {
			self::$defaults = [ $key => Language::with_locale( $locale, DefaultMessages::defaults( ... ) ) ] + array_slice( self::$defaults, 0, 9, true );
		}
		return self::$defaults[ $key ];
	}

	/** @return list<FormTag> Every form-tag of the template, in order. */
	abstract public function tags(): array;

	/** @return list<FormTag> */
	public function find_tags( string ...$basetypes ): array {
		return array_values( array_filter( $this->tags(), static fn ( FormTag $tag ): bool => in_array( $tag->basetype, $basetypes, true ) ) );
	}

	/** Value of an additional setting as written; the first of a name wins. */
	public function setting( string $name ): ?string {
		$this->settings ??= AdditionalSettings::parse( $this->additional_settings );
		return $this->settings[ $name ] ?? null;
	}

	/** Whether a setting is `on`, `true` or `1`. */
	public function is_on( string $name ): bool {
		return true === AdditionalSettings::parse_boolean( $this->setting( $name ) ?? '' );
	}

	/** A message for visitors without markup; mail-tags are not replaced yet. */
	public function message( string $key ): string {
		$text = $this->messages[ $key ] ?? '';
		/**
		 * Filters a message for visitors.
		 *
		 * @since 0.1.0
		 *
		 * @param string   $text With mail-tags.
		 * @param string   $key
		 * @param FormDocument $form
		 */
		$filtered = apply_filters( 'frontage_forms_message', $text, $key, $this );
		return wp_strip_all_tags( is_string( $filtered ) ? $filtered : $text );
	}

	/**
	 * @param array<mixed> $mail
	 * @return array<string, mixed>
	 */
	private static function complete_mail( array $mail ): array {
		$complete = [];
		foreach ( FormSchema::empty_mail() as $key => $default ) {
			$value            = $mail[ $key ] ?? $default;
			$complete[ $key ] = is_string( $default ) ? ( is_scalar( $value ) ? (string) $value : '' ) : (bool) $value;
		}
		return $complete;
	}
}
