<?php

declare( strict_types=1 );

namespace Frontage\Forms\Mail;

use PHPMailer\PHPMailer\PHPMailer;
use PHPMailer\PHPMailer\SMTP;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's own SMTP client, which also remembers what the server said: PHPMailer keeps the words and forgets the codes,
 * and it calls a mail failed that some of its recipients got.
 */
final class Conversation extends SMTP {

	/** Seconds without a sign from the server. The class's own five minutes are for a process that nobody waits for. */
	public const PATIENCE = 10;

	/** @var int */
	public $Timelimit = self::PATIENCE; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's name.

	private bool $is_begun    = false;
	private bool $is_accepted = false;

	/** @var list<int> What was said to each recipient and to the text that were not accepted; 0: nothing. */
	private array $refusals = [];

	/**
	 * @param string       $host
	 * @param ?int         $port
	 * @param int          $timeout
	 * @param array<mixed> $options
	 * @return bool
	 */
	public function connect( $host, $port = null, $timeout = 30, $options = [] ) {
		$this->is_begun = true;
		return parent::connect( $host, $port, $timeout, $options );
	}

	/**
	 * @param string $address
	 * @param string $dsn
	 * @return bool
	 */
	public function recipient( $address, $dsn = '' ) {
		return $this->noted( parent::recipient( $address, $dsn ) );
	}

	/**
	 * @param string $msg_data
	 * @return bool
	 */
	public function data( $msg_data ) {
		$this->is_accepted = $this->noted( parent::data( $msg_data ) );
		return $this->is_accepted;
	}

	/** @param bool $sent Whether PHPMailer calls it sent. */
	public function verdict( bool $sent, PHPMailer $mailer ): Posted {
		return match ( true ) {
			$sent, $this->is_accepted                               => Posted::Accepted,
			'smtp' !== $mailer->Mailer                              => Posted::Later, // Another way of sending: it does not tell why.
			! $this->is_begun                                       => Posted::Refused, // PHPMailer could make no mail of it: no recipient, no such address.
			[] !== $this->refusals && 500 <= min( $this->refusals ) => Posted::Refused,
			[] === $this->refusals && $this->was_answered()         => Posted::Later,
			[] !== $this->refusals && 0 < min( $this->refusals )    => Posted::Later,
			default                                                 => Posted::Offline,
		};
	}

	private function noted( bool $is_accepted ): bool {
		if ( ! $is_accepted ) {
			$this->refusals[] = (int) $this->getError()['smtp_code'];
		}
		return $is_accepted;
	}

	/** Whether the last thing that went wrong was said by the server: a greeting with 4xx, a login, a sender. A line that is cut says nothing. */
	private function was_answered(): bool {
		return '' !== $this->getLastReply();
	}
}
