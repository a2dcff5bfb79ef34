"""The offline assistant: what answers where no language model runs. It keeps, finds and quotes, and says so."""

from app.core.llm.offline.assistant import OFFLINE_INFO, OfflineAssistant

__all__ = ["OFFLINE_INFO", "OfflineAssistant"]
